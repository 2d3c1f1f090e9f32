namespace System.Linq.Expressions;

using Collections.ObjectModel;
using Reflection;

internal static partial class Interpreter
{
    internal static object[] Values(ReadOnlyCollection<Expression> nodes, Scope scope)
    {
        object[] values = new object[nodes.Count];
        for (int i = 0; i < values.Length; i++) values[i] = Value(nodes[i], scope);
        return values;
    }

    private static object Call(MethodCallExpression node, Scope scope)
    {
        MethodInfo method = node.Method;
        if (method is ArrayGetter) return method.Invoke(Value(node.Object, scope), Values(node.Arguments, scope));
        if (SpanCalls.Covers(method)) return SpanCalls.Call(method, Values(node.Arguments, scope));
        Expression instance = node.Object;
        if (instance == null) return Called(method, null, node.Arguments, scope);
        if (Types.IsNullable(instance.Type)) return NullableCall(method, Value(instance, scope), Values(node.Arguments, scope));
        if (IsPlain(instance.Type)) return Called(method, Value(instance, scope), node.Arguments, scope);
        Place place = Place.Variable(instance, scope);
        object before = place.Get(), box = Copy(before);
        object result = Called(method, box, node.Arguments, scope);
        if (!Fencepost.Boxes.Same(before, box)) place.Set(box);
        return result;
    }

    // Arguments that are passed by reference get what the method leaves in them.
    private static object Called(MethodBase method, object target, ReadOnlyCollection<Expression> nodes, Scope scope)
    {
        int count = nodes.Count;
        object[] values = new object[count];
        Place[] places = null;
        Type[] types = null;
        for (int i = 0; i < count; i++)
        {
            Expression node = nodes[i];
            if (node.NodeType is ExpressionType.Parameter or ExpressionType.MemberAccess or ExpressionType.ArrayIndex or ExpressionType.Index)
            {
                types ??= Fencepost.Members.ParameterTypes(method);
                if (types[i].IsByRef)
                {
                    places ??= new Place[count];
                    places[i] = Place.Of(node, scope);
                    values[i] = places[i].Get();
                    continue;
                }
            }
            values[i] = Value(node, scope);
        }
        object result = Called(method, target, values);
        for (int i = 0; places != null && i < count; i++)
        {
            if (places[i] != null) places[i].Set(values[i]);
        }
        return result;
    }

    internal static object Called(MethodBase method, object target, object[] values)
    {
        if (method.IsStatic) Fencepost.Members.Initialize(method.DeclaringType, true);
        else if (target == null) throw new NullReferenceException();
        if (target is Type or MemberInfo && method.DeclaringType == typeof(object)) return OfMember(method, target, values);
        return Fencepost.Members.Invoke(method, target, values, false);
    }

    private static object OfMember(MethodBase method, object target, object[] values) => method.Name switch
    {
        "ToString" => target.ToString(),
        "GetHashCode" => target.GetHashCode(),
        "Equals" when values.Length == 1 => target.Equals(values[0]),
        _ => Fencepost.Members.Invoke(method, target, values, false),
    };

    private static object NullableCall(MethodBase method, object value, object[] values)
    {
        Type owner = method.DeclaringType;
        if (!Types.IsNullable(owner)) return Called(method, value, values);
        switch (method.Name)
        {
            case "get_HasValue": return value != null;
            case "get_Value": return value ?? throw new InvalidOperationException("Nullable object must have a value.");
            case "GetValueOrDefault": return value ?? (values.Length > 0 ? values[0] : Default(Types.Plain(owner)));
            case "ToString": return value == null ? "" : value.ToString();
            case "GetHashCode": return value == null ? 0 : value.GetHashCode();
            default: return value == null ? values[0] == null : value.Equals(values[0]);
        }
    }

    private static object Invoke(InvocationExpression node, Scope scope)
    {
        if (node.Expression is LambdaExpression lambda) return Run(lambda, scope, Values(node.Arguments, scope));
        object target = Value(node.Expression, scope);
        if (target is LambdaExpression tree) target = tree.Compile();
        Type type = target == null ? node.Expression.Type : target.GetType();
        return Called(Delegates.InvokeOf(type), target, node.Arguments, scope);
    }

    // ---- members

    private static object Member(MemberExpression node, Scope scope)
    {
        object owner = node.Expression == null ? null : Value(node.Expression, scope);
        if (node.Expression != null && Types.IsNullable(node.Expression.Type)) return NullableCall(((PropertyInfo)node.Member).GetMethod, owner, new object[0]);
        return Got(node.Member, owner);
    }

    internal static object Got(MemberInfo member, object owner)
    {
        if (member is PropertyInfo property) return Called(property.GetGetMethod(true), owner, new object[0]);
        FieldInfo field = (FieldInfo)member;
        if (field.IsLiteral) return Fencepost.Members.Constant(field, false);
        RequireOwner(field, owner);
        return Fencepost.Members.GetField(field, owner);
    }

    internal static void Put(MemberInfo member, object owner, object value)
    {
        if (member is PropertyInfo property)
        {
            Called(property.GetSetMethod(true), owner, new[] { value });
            return;
        }
        FieldInfo field = (FieldInfo)member;
        RequireOwner(field, owner);
        Fencepost.Members.SetField(field, owner, Fencepost.Members.Convert(value, field.FieldType));
    }

    private static void RequireOwner(FieldInfo field, object owner)
    {
        if (field.IsStatic) Fencepost.Members.Initialize(field.DeclaringType, false);
        else if (owner == null) throw new NullReferenceException();
    }

    // ---- objects

    private static object New(NewExpression node, Scope scope)
    {
        ConstructorInfo constructor = node.Constructor;
        if (constructor is null) return Default(node.Type);
        if (Types.IsNullable(node.Type)) return Value(node.Arguments[0], scope);
        if (node.Type == typeof(string)) return NewString(Values(node.Arguments, scope));
        object[] values = Values(node.Arguments, scope);
        Fencepost.Members.Initialize(node.Type, true);
        object made = RuntimeHelpers.GetUninitializedObject(node.Type);
        Fencepost.Members.Invoke(constructor, made, values, false);
        return made;
    }

    private static string NewString(object[] values)
    {
        if (values.Length == 2) return new string((char)values[0], (int)values[1]);
        if (values.Length == 3) return new string((char[])values[0], (int)values[1], (int)values[2]);
        return new string((char[])values[0]);
    }

    private static object NewArray(NewArrayExpression node, Scope scope)
    {
        ReadOnlyCollection<Expression> items = node.Expressions;
        Array made = Array.CreateInstance(node.Type.GetElementType(), items.Count);
        for (int i = 0; i < items.Count; i++) made.SetValue(Value(items[i], scope), i);
        return made;
    }

    private static object NewArrayOfBounds(NewArrayExpression node, Scope scope)
    {
        int[] lengths = new int[node.Expressions.Count];
        for (int i = 0; i < lengths.Length; i++)
        {
            lengths[i] = (int)Numbers.Convert(Value(node.Expressions[i], scope), TypeCode.Int32, true);
            if (lengths[i] < 0) throw new OverflowException();
        }
        return Array.CreateInstance(node.Type.GetElementType(), lengths);
    }

    private static object MemberInit(MemberInitExpression node, Scope scope)
    {
        object made = New(node.NewExpression, scope);
        Bind(made, node.Bindings, scope);
        return made;
    }

    private static void Bind(object owner, ReadOnlyCollection<MemberBinding> bindings, Scope scope)
    {
        foreach (MemberBinding binding in bindings)
        {
            if (binding is MemberAssignment assignment)
            {
                Put(binding.Member, owner, Value(assignment.Expression, scope));
                continue;
            }
            object inner = Got(binding.Member, owner);
            if (inner == null) throw new NullReferenceException();
            if (binding is MemberMemberBinding members)
            {
                Bind(inner, members.Bindings, scope);
                if (inner.GetType().IsValueType) Put(binding.Member, owner, inner);
            }
            else
            {
                Fill(inner, ((MemberListBinding)binding).Initializers, scope);
            }
        }
    }

    private static object ListInit(ListInitExpression node, Scope scope)
    {
        object made = New(node.NewExpression, scope);
        Fill(made, node.Initializers, scope);
        return made;
    }

    private static void Fill(object list, ReadOnlyCollection<ElementInit> initializers, Scope scope)
    {
        foreach (ElementInit item in initializers) Called(item.AddMethod, list, item.Arguments, scope);
    }
}
