using System;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using System.Linq.Expressions;
using System.Reflection;
using System.Text;
using static System.Linq.Expressions.Expression;

namespace Conformance;

/// <summary>Programs that look at trees and change them.</summary>
public static class ExpressionVisitors
{
    public class Item
    {
        public int Id { get; set; }
        public string Name { get; set; } = "";
        public List<int> Parts { get; } = new();
        public Item? Inner { get; set; }
        public static Item operator +(Item a, Item b) => a;
    }

    private static string Each(params Func<object?>[] parts)
    {
        StringBuilder text = new();
        foreach (Func<object?> part in parts)
        {
            try { text.Append(part() ?? "null"); }
            catch (Exception e) { text.Append(e.GetType().Name + ": " + e.Message); }
            text.Append('\n');
        }
        return text.ToString();
    }

    private sealed class Counter : ExpressionVisitor
    {
        public readonly List<string> Seen = new();

        public override Expression? Visit(Expression? node)
        {
            if (node != null) Seen.Add(node.NodeType.ToString());
            return base.Visit(node);
        }
    }

    public static string Order()
    {
        Counter counter = new();
        Expression<Func<Item, int, string>> e = (i, n) => i.Id > n && n != 3 ? i.Name.Substring(n) + new Item { Id = n, Parts = { 1, n } }.Name : new[] { "a", "b" }[n].Trim();
        Expression same = counter.Visit(e)!;
        return string.Join(",", counter.Seen) + (same == e);
    }

    public static string OrderOfStatements()
    {
        Counter counter = new();
        ParameterExpression x = Variable(typeof(int), "x"), e = Parameter(typeof(Exception), "e");
        LabelTarget end = Label("end");
        Expression body = Block(new[] { x }, Assign(x, Constant(1)), Loop(IfThenElse(GreaterThan(x, Default(typeof(int))), Break(end), PreIncrementAssign(x)), end), Switch(x, SwitchCase(Empty(), Constant(1), Constant(2))),
            TryCatchFinally(Throw(New(typeof(Exception))), x, Catch(e, Empty(), Constant(true))), Label(Label(typeof(int)), x), TypeIs(x, typeof(int)), Invoke(Lambda(x)), ArrayAccess(NewArrayBounds(typeof(int), x), x), ListInit(New(typeof(List<int>)), x), Quote(Lambda(x)));
        Expression same = counter.Visit(body)!;
        return string.Join(",", counter.Seen) + (same == body);
    }

    private sealed class Adder : ExpressionVisitor
    {
        protected override Expression VisitConstant(ConstantExpression node) => node.Value is int n ? Constant(n + 1) : node;
    }

    public static string Constants()
    {
        Expression<Func<int, int>> e = x => x * 2 + 10 - Math.Max(x, 5);
        var changed = (Expression<Func<int, int>>)new Adder().Visit(e)!;
        return e + " " + changed + " " + changed.Compile()(3) + " " + (changed.Body == e.Body);
    }

    public static string EverywhereConstants()
    {
        Expression<Func<int, Item>> e = x => new Item { Id = 1, Parts = { 2, x }, Name = x > 3 ? "a" : new string('b', 4), Inner = { Id = 5 } };
        Expression<Func<int[], List<int>, object>> f = (a, l) => new object[] { a[0], l[1], new List<int> { 3, 4 }, new { A = 5 }, new int[6], (Func<int, int>)(y => y + 7) };
        return new Adder().Visit(e) + "\n" + new Adder().Visit(f);
    }

    private sealed class Renamer : ExpressionVisitor
    {
        private readonly Dictionary<ParameterExpression, ParameterExpression> names = new();

        protected override Expression VisitParameter(ParameterExpression node)
        {
            if (!names.TryGetValue(node, out ParameterExpression? found)) names[node] = found = Parameter(node.Type, "_" + node.Name);
            return found;
        }
    }

    public static string Renaming()
    {
        Expression<Func<int, Func<int, int>>> e = a => b => a + b;
        var changed = (Expression<Func<int, Func<int, int>>>)new Renamer().Visit(e)!;
        return changed + " " + changed.Compile()(1)(2) + " " + new Renamer().Visit(Block(new[] { Variable(typeof(int), "q") }, Empty()));
    }

    private sealed class Operators : ExpressionVisitor
    {
        protected override Expression VisitBinary(BinaryExpression node) =>
            node.NodeType switch { ExpressionType.AndAlso => OrElse(Visit(node.Left)!, Visit(node.Right)!), ExpressionType.Add => Subtract(Visit(node.Left)!, Visit(node.Right)!), _ => base.VisitBinary(node) };

        protected override Expression VisitUnary(UnaryExpression node) => node.NodeType == ExpressionType.Not ? Visit(node.Operand)! : base.VisitUnary(node);
        protected override Expression VisitMember(MemberExpression node) => node.Member.Name == "Name" ? Constant("name") : base.VisitMember(node);
        protected override Expression VisitMethodCall(MethodCallExpression node) => node.Method.Name == "Trim" ? Visit(node.Object)! : base.VisitMethodCall(node);
        protected override Expression VisitConditional(ConditionalExpression node) => Condition(Visit(node.Test)!, Visit(node.IfFalse)!, Visit(node.IfTrue)!);
        protected override Expression VisitNew(NewExpression node) => node.Arguments.Count == 0 ? node : base.VisitNew(node);
        protected override Expression VisitLambda<T>(Expression<T> node) => Lambda<T>(Visit(node.Body)!, "changed", node.Parameters);
    }

    public static string Rewriting()
    {
        Expression<Func<Item, int, string>> e = (i, n) => !(n > 1 && n + 2 < 5) ? i.Name.Trim() : i.Inner!.Name.Trim().ToUpper();
        LambdaExpression changed = (LambdaExpression)new Operators().Visit(e)!;
        return changed + changed.Name;
    }

    private sealed class Evaluator : ExpressionVisitor
    {
        protected override Expression VisitMember(MemberExpression node) =>
            node.Expression is ConstantExpression c ? Constant(((FieldInfo)node.Member).GetValue(c.Value), node.Type) : base.VisitMember(node);
    }

    public static string PartialEvaluation()
    {
        int k = 4;
        string s = "x";
        Expression<Func<int, bool>> e = n => n > k && s.Length == n;
        return new Evaluator().Visit(e)!.ToString();
    }

    private sealed class Bad : ExpressionVisitor
    {
        public Expression? With;
        protected override Expression VisitParameter(ParameterExpression node) => With!;
    }

    public static string BadRewrites()
    {
        ParameterExpression x = Parameter(typeof(int), "x"), i = Parameter(typeof(Item), "i");
        return Each(() => new Bad { With = Constant(1) }.Visit(Lambda(x, x)), () => new Bad { With = null }.Visit(Lambda(x, x)), () => new Bad { With = Constant(1L) }.Visit(Add(x, x)), () => new Bad { With = Constant("a") }.Visit(Negate(x)),
            () => new Bad { With = Parameter(typeof(string), "s") }.Visit(Property(i, "Name")), () => new Bad { With = Constant(2L) }.Visit(Add(x, Constant(1))), () => new Bad { With = Constant(null, typeof(Item)) }.Visit(Equal(i, i)), () => new Bad { With = Constant("a") }.Visit(Equal(Convert(i, typeof(object)), i)));
    }

    public static string Updates()
    {
        ParameterExpression x = Parameter(typeof(int), "x"), y = Parameter(typeof(int), "y"), l = Parameter(typeof(List<int>), "l"), b = Parameter(typeof(bool), "b");
        BinaryExpression add = Add(x, y);
        UnaryExpression negate = Negate(x);
        ConditionalExpression when = Condition(b, x, y);
        MethodCallExpression call = Call(l, "Add", null, x);
        NewArrayExpression array = NewArrayInit(typeof(int), x, y);
        BlockExpression block = Block(new[] { x }, x, y);
        InvocationExpression invoke = Invoke(Lambda(x, x), y);
        ListInitExpression list = ListInit(New(typeof(List<int>)), x);
        MemberInitExpression made = MemberInit(New(typeof(Item)), Bind(typeof(Item).GetProperty("Id")!, x));
        MemberExpression member = Property(Parameter(typeof(Item), "i"), "Id");
        Expression<Func<int, int>> lambda = Lambda<Func<int, int>>(x, x);
        IndexExpression index = Property(l, "Item", x);
        return string.Join(",", add.Update(x, null, y) == add, add.Update(y, null, x), negate.Update(x) == negate, negate.Update(y), when.Update(b, x, y) == when, when.Update(b, y, x), call.Update(l, new[] { x }) == call, call.Update(l, new List<Expression> { y }), array.Update(array.Expressions) == array, array.Update(new[] { y }),
            block.Update(block.Variables, new Expression[] { x, y }) == block, block.Update(new ParameterExpression[0], block.Expressions), invoke.Update(invoke.Expression, invoke.Arguments) == invoke, invoke.Update(invoke.Expression, new[] { x }), list.Update(list.NewExpression, list.Initializers) == list, list.Update(list.NewExpression, new[] { list.Initializers[0].Update(new[] { y }) }),
            made.Update(made.NewExpression, made.Bindings) == made, made.Update(made.NewExpression, new[] { ((MemberAssignment)made.Bindings[0]).Update(y) }), member.Update(member.Expression) == member, lambda.Update(x, new[] { x }) == lambda, lambda.Update(Constant(1), new[] { x }), index.Update(l, new[] { x }) == index, index.Update(l, new[] { y }));
    }

    public static string UpdatesOfStatements()
    {
        ParameterExpression x = Variable(typeof(int), "x"), e = Parameter(typeof(Exception), "e");
        LabelTarget a = Label("a"), b = Label("b");
        GotoExpression go = Break(a);
        LabelExpression label = Label(a);
        LoopExpression loop = Loop(x, a, b);
        CatchBlock handler = Catch(e, x);
        TryExpression tries = TryCatch(x, handler);
        SwitchCase single = SwitchCase(x, Constant(1));
        SwitchExpression choice = Switch(x, x, single);
        TypeBinaryExpression test = TypeIs(x, typeof(int));
        return string.Join(",", go.Update(a, null) == go, go.Update(b, null), label.Update(a, null) == label, label.Update(b, null), loop.Update(a, b, x) == loop, loop.Update(null, null, x).BreakLabel == null, handler.Update(e, null, x) == handler, handler.Update(e, Constant(true), x).Filter,
            tries.Update(x, tries.Handlers, null, null) == tries, tries.Update(x, tries.Handlers, x, null).Finally, single.Update(single.TestValues, x) == single, single.Update(new[] { Constant(2) }, x), choice.Update(x, choice.Cases, x) == choice, choice.Update(Constant(3), choice.Cases, x), test.Update(x) == test, test.Update(Constant(1)));
    }

    private sealed class Twice : Expression
    {
        public readonly Expression Inner;
        public Twice(Expression inner) => Inner = inner;
        public override ExpressionType NodeType => ExpressionType.Extension;
        public override Type Type => Inner.Type;
        public override bool CanReduce => true;
        public override Expression Reduce() => Add(Inner, Inner);
        protected override Expression VisitChildren(ExpressionVisitor visitor) => visitor.Visit(Inner) is { } inner && inner != Inner ? new Twice(inner) : this;
        public override string ToString() => "twice(" + Inner + ")";
    }

    public static string Extensions()
    {
        ParameterExpression x = Parameter(typeof(int), "x");
        Expression<Func<int, int>> e = Lambda<Func<int, int>>(Multiply(new Twice(x), new Twice(Constant(3))), x);
        Expression changed = new Adder().Visit(e)!;
        return e + " " + e.Compile()(2) + " " + changed + " " + ((Expression<Func<int, int>>)changed).Compile()(2) + " " + new Twice(x).Reduce() + " " + new Twice(new Twice(x)).ReduceExtensions();
    }

    public static string StaticVisit()
    {
        ReadOnlyCollection<Expression> list = Block(Constant(1), Constant(2)).Expressions;
        ReadOnlyCollection<Expression> same = ExpressionVisitor.Visit(list, n => n), other = ExpressionVisitor.Visit(list, n => n is ConstantExpression { Value: 2 } ? Constant(5) : n);
        return (same == list) + " " + string.Join(",", other) + " " + (other[0] == list[0]) + " " + string.Join(",", new Adder().Visit(list)) + " " + new Adder().VisitAndConvert(Constant(1), "here") + Each(() => new Adder().VisitAndConvert(Parameter(typeof(int), "q"), "here"));
    }

    public static string MemberInfos()
    {
        Expression<Func<Item, object>> id = i => i.Id, name = i => i.Name, deep = i => i.Inner!.Inner!.Name;
        PropertyInfo property = (PropertyInfo)((MemberExpression)((UnaryExpression)id.Body).Operand).Member;
        Item item = new();
        property.SetValue(item, 12);
        List<string> path = new();
        for (Expression? node = deep.Body; node is MemberExpression m; node = m.Expression) path.Insert(0, m.Member.Name);
        return property.Name + item.Id + (property == typeof(Item).GetProperty("Id")) + string.Join(".", path) + (name.Body == ((MemberExpression)name.Body).Update(((MemberExpression)name.Body).Expression));
    }

    public static string Setters()
    {
        Action<Item, V> Setter<V>(Expression<Func<Item, V>> getter)
        {
            ParameterExpression value = Parameter(typeof(V), "value");
            return Lambda<Action<Item, V>>(Assign(getter.Body, value), getter.Parameters[0], value).Compile();
        }

        Item item = new() { Inner = new Item() };
        Setter(i => i.Id)(item, 5);
        Setter(i => i.Inner!.Name)(item, "deep");
        return item.Id + item.Inner.Name;
    }

    public static string MethodInfos()
    {
        MethodInfo Of(Expression<Action> e) => ((MethodCallExpression)e.Body).Method;
        MethodInfo parse = Of(() => int.Parse("1")), generic = Of(() => Enumerable.Empty<int>());
        ConstructorInfo made = ((NewExpression)((Expression<Func<string>>)(() => new string('a', 2))).Body).Constructor!;
        return parse + "|" + parse.Invoke(null, new object[] { "42" }) + "|" + generic + "|" + generic.GetGenericMethodDefinition().MakeGenericMethod(typeof(string)) + "|" + made + "|" + parse.DeclaringType + generic.IsGenericMethod;
    }

    public static string Comparing()
    {
        Expression<Func<int, int>> a = x => x + 1, b = x => x + 1;
        return (a == b) + " " + (a.ToString() == b.ToString()) + " " + a.Equals(b) + " " + (((BinaryExpression)a.Body).Right.ToString() == "1") + " " + (((ConstantExpression)((BinaryExpression)a.Body).Right).Value!.Equals(1));
    }
}
