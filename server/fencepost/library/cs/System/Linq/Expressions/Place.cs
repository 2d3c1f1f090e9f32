namespace System.Linq.Expressions;

using Collections.ObjectModel;
using Reflection;

// What can be read and assigned to: what it is made of has been evaluated, once.
internal sealed class Place
{
    private readonly Expression node;
    private readonly Scope scope;
    private readonly Place container;
    private readonly object target;
    private readonly object[] arguments;

    private Place(Expression node, Scope scope, Place container, object target, object[] arguments)
    {
        this.node = node;
        this.scope = scope;
        this.container = container;
        this.target = target;
        this.arguments = arguments;
    }

    internal static Place Of(Expression node, Scope scope)
    {
        if (node is MemberExpression member)
        {
            if (member.Expression == null) return new Place(node, null, null, null, null);
            if (member.Expression.Type.IsValueType && member.Member is FieldInfo) return new Place(node, null, Variable(member.Expression, scope), null, null);
            return new Place(node, null, null, Interpreter.Value(member.Expression, scope), null);
        }
        if (node is IndexExpression index)
        {
            object target = index.Object == null ? null : Interpreter.Value(index.Object, scope);
            return new Place(node, null, null, target, Interpreter.Values(index.Arguments, scope));
        }
        if (node.NodeType == ExpressionType.ArrayIndex)
        {
            BinaryExpression item = (BinaryExpression)node;
            object array = Interpreter.Value(item.Left, scope);
            return new Place(node, null, null, array, new[] { Interpreter.Value(item.Right, scope) });
        }
        if (node is ParameterExpression) return new Place(node, scope, null, null, null);
        return new Place(node, null, null, Interpreter.Value(node, scope), null);
    }

    // The same, but what a property has is a copy, and assigning to that changes nothing.
    internal static Place Variable(Expression node, Scope scope)
    {
        bool isCopy = node is MemberExpression { Member: PropertyInfo } or IndexExpression { Indexer: not null };
        return isCopy ? new Place(null, null, null, Interpreter.Value(node, scope), null) : Of(node, scope);
    }

    internal object Get()
    {
        if (node is ParameterExpression parameter) return scope.Get(parameter);
        if (node is MemberExpression member) return Interpreter.Got(member.Member, container != null ? container.Get() : target);
        if (node is IndexExpression { Indexer: { } indexer }) return Interpreter.Called(indexer.GetGetMethod(true), target, (object[])arguments.Clone());
        return arguments == null ? target : Item(target, arguments);
    }

    internal void Set(object value)
    {
        if (node is ParameterExpression parameter)
        {
            scope.Set(parameter, value);
        }
        else if (node is MemberExpression member)
        {
            object owner = container != null ? Interpreter.Copy(container.Get()) : target;
            Interpreter.Put(member.Member, owner, value);
            if (container != null) container.Set(owner);
        }
        else if (node is IndexExpression { Indexer: { } indexer })
        {
            object[] given = new object[arguments.Length + 1];
            arguments.CopyTo(given, 0);
            given[arguments.Length] = value;
            Interpreter.Called(indexer.GetSetMethod(true), target, given);
        }
        else if (arguments != null)
        {
            PutItem(target, arguments, value);
        }
    }

    private static object Item(object array, object[] indexes)
    {
        if (array is int[] numbers) return numbers[(int)indexes[0]];
        if (array == null) throw new NullReferenceException();
        if (indexes.Length > 1) return ((Array)array).GetValue(Array.ConvertAll(indexes, static index => (int)index));
        return ((Array)array).GetValue((int)indexes[0]);
    }

    private static void PutItem(object array, object[] indexes, object value)
    {
        if (array is int[] numbers) numbers[(int)indexes[0]] = (int)value;
        else if (array == null) throw new NullReferenceException();
        else if (value != null && !array.GetType().GetElementType().IsInstanceOfType(value)) throw new ArrayTypeMismatchException();
        else if (indexes.Length > 1) ((Array)array).SetValue(value, Array.ConvertAll(indexes, static index => (int)index));
        else ((Array)array).SetValue(value, (int)indexes[0]);
    }
}
