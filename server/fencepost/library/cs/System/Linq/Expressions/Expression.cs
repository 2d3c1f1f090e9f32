namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

// Deviation: constructors for derived classes with a node's type and kind, which are obsolete, are not there.
public abstract partial class Expression
{
    protected Expression() { }

    public virtual ExpressionType NodeType => throw new InvalidOperationException("Extension node must override the property Expression.NodeType.");
    public virtual Type Type => throw new InvalidOperationException("Extension node must override the property Expression.Type.");
    public virtual bool CanReduce => false;

    public virtual Expression Reduce()
    {
        if (CanReduce) throw new ArgumentException("reducible nodes must override Expression.Reduce()");
        return this;
    }

    protected internal virtual Expression VisitChildren(ExpressionVisitor visitor)
    {
        if (!CanReduce) throw new ArgumentException("must be reducible node");
        return visitor.Visit(ReduceAndCheck());
    }

    protected internal virtual Expression Accept(ExpressionVisitor visitor) => visitor.VisitExtension(this);

    public Expression ReduceAndCheck()
    {
        if (!CanReduce) throw new ArgumentException("must be reducible node");
        Expression reduced = Reduce();
        if (reduced == null || reduced == this) throw new ArgumentException("node cannot reduce to itself or null");
        if (!Types.IsReferenceAssignable(Type, reduced.Type)) throw new ArgumentException("cannot assign from the reduced node type to the original node type");
        return reduced;
    }

    public Expression ReduceExtensions()
    {
        Expression node = this;
        while (node.NodeType == ExpressionType.Extension) node = node.ReduceAndCheck();
        return node;
    }

    public override string ToString() => new ExpressionText().Of(this);

    internal static void RequireReadable(Expression expression, string name)
    {
        ArgumentNullException.ThrowIfNull(expression, name);
        PropertyInfo property = null;
        if (expression is MemberExpression member) property = member.Member as PropertyInfo;
        else if (expression is IndexExpression index) property = index.Indexer;
        if (property is not null && !property.CanRead) throw new ArgumentException("Expression must be readable", name);
    }

    internal static void RequireWritable(Expression expression, string name)
    {
        ArgumentNullException.ThrowIfNull(expression, name);
        bool can = expression is ParameterExpression;
        if (expression is MemberExpression member)
        {
            can = member.Member is PropertyInfo property ? property.CanWrite : !((FieldInfo)member.Member).IsInitOnly && !((FieldInfo)member.Member).IsLiteral;
        }
        else if (expression is IndexExpression index)
        {
            can = index.Indexer is null || index.Indexer.CanWrite;
        }
        if (!can) throw new ArgumentException("Expression must be writeable", name);
    }

    internal static ReadOnlyCollection<Expression> Readable(IEnumerable<Expression> expressions, string name)
    {
        ReadOnlyCollection<Expression> list = Children.List(expressions);
        for (int i = 0; i < list.Count; i++)
        {
            if (list[i] == null) throw new ArgumentNullException(name + "[" + i + "]");
            RequireReadable(list[i], name);
        }
        return list;
    }

    internal static void RequireType(Type type, string name)
    {
        if (type.IsByRef) throw new ArgumentException("Type must not be ByRef", name);
        RequireClosed(type, name);
        if (type.IsPointer) throw new ArgumentException("Type must not be a pointer type", name);
    }

    internal static void RequireClosed(Type type, string name)
    {
        if (type.IsGenericTypeDefinition) throw new ArgumentException("Type " + type + " is a generic type definition", name);
        if (type.ContainsGenericParameters) throw new ArgumentException("Type " + type + " contains generic parameters", name);
    }
}

// What nodes have several of.
internal static class Children
{
    internal static ReadOnlyCollection<T> List<T>(IEnumerable<T> items)
    {
        if (items == null) return new ReadOnlyCollection<T>(new T[0]);
        return items as Fixed<T> ?? new Fixed<T>(new List<T>(items).ToArray());
    }

    internal static ReadOnlyCollection<T> Own<T>(params T[] items) => new Fixed<T>(items);

    internal static bool Same<T>(IEnumerable<T> items, ReadOnlyCollection<T> own) where T : class
    {
        if (items == own) return true;
        if (items == null) return own.Count == 0;
        int count = 0;
        foreach (T item in items)
        {
            if (count == own.Count || item != own[count]) return false;
            count++;
        }
        return count == own.Count;
    }

    // Nobody else has the array.
    private sealed class Fixed<T> : ReadOnlyCollection<T>
    {
        internal Fixed(T[] items) : base(items) { }
    }
}
