namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public abstract partial class Expression
{
    public static MethodCallExpression Call(MethodInfo method, Expression arg0) => Call(null, method, new[] { Given(arg0, nameof(arg0)) });
    public static MethodCallExpression Call(MethodInfo method, Expression arg0, Expression arg1) => Call(null, method, new[] { Given(arg0, nameof(arg0)), Given(arg1, nameof(arg1)) });

    public static MethodCallExpression Call(MethodInfo method, Expression arg0, Expression arg1, Expression arg2) =>
        Call(null, method, new[] { Given(arg0, nameof(arg0)), Given(arg1, nameof(arg1)), Given(arg2, nameof(arg2)) });

    public static MethodCallExpression Call(MethodInfo method, Expression arg0, Expression arg1, Expression arg2, Expression arg3) =>
        Call(null, method, new[] { Given(arg0, nameof(arg0)), Given(arg1, nameof(arg1)), Given(arg2, nameof(arg2)), Given(arg3, nameof(arg3)) });

    public static MethodCallExpression Call(MethodInfo method, Expression arg0, Expression arg1, Expression arg2, Expression arg3, Expression arg4) =>
        Call(null, method, new[] { Given(arg0, nameof(arg0)), Given(arg1, nameof(arg1)), Given(arg2, nameof(arg2)), Given(arg3, nameof(arg3)), Given(arg4, nameof(arg4)) });

    public static MethodCallExpression Call(MethodInfo method, params Expression[] arguments) => Call(null, method, arguments);
    public static MethodCallExpression Call(MethodInfo method, IEnumerable<Expression> arguments) => Call(null, method, arguments);
    public static MethodCallExpression Call(Expression instance, MethodInfo method) => Call(instance, method, new Expression[0]);
    public static MethodCallExpression Call(Expression instance, MethodInfo method, params Expression[] arguments) => Call(instance, method, (IEnumerable<Expression>)arguments);

    public static MethodCallExpression Call(Expression instance, MethodInfo method, Expression arg0, Expression arg1) =>
        Call(instance, method, new[] { Given(arg0, nameof(arg0)), Given(arg1, nameof(arg1)) });

    public static MethodCallExpression Call(Expression instance, MethodInfo method, Expression arg0, Expression arg1, Expression arg2) =>
        Call(instance, method, new[] { Given(arg0, nameof(arg0)), Given(arg1, nameof(arg1)), Given(arg2, nameof(arg2)) });

    private static Expression Given(Expression argument, string name)
    {
        ArgumentNullException.ThrowIfNull(argument, name);
        return argument;
    }

    public static MethodCallExpression Call(Expression instance, MethodInfo method, IEnumerable<Expression> arguments)
    {
        ArgumentNullException.ThrowIfNull(method);
        RequireClosedMethod(method);
        RequireInstance(instance, method);
        return MethodCallExpression.Of(method, instance, Fitting(method, ExpressionType.Call, arguments));
    }

    private static void RequireInstance(Expression instance, MethodInfo method)
    {
        if (method.IsStatic)
        {
            if (instance != null) throw new ArgumentException("Static method requires null instance, non-static method requires non-null instance.");
            return;
        }
        if (instance == null) throw new ArgumentException("Static method requires null instance, non-static method requires non-null instance.");
        RequireReadable(instance, nameof(instance));
        if (!IsReceiver(method, instance.Type))
        {
            throw new ArgumentException("Method '" + method + "' declared on type '" + method.DeclaringType + "' cannot be called with instance of type '" + instance.Type + "'");
        }
    }

    internal static bool IsReceiver(MemberInfo member, Type type)
    {
        Type owner = member.DeclaringType;
        if (owner == type || Types.IsReferenceAssignable(owner, type)) return true;
        return type.IsValueType && owner.IsAssignableFrom(type);
    }

    internal static ReadOnlyCollection<Expression> Fitting(MethodBase method, ExpressionType kind, IEnumerable<Expression> given)
    {
        ReadOnlyCollection<Expression> arguments = Children.List(given);
        Type[] types = Fencepost.Members.ParameterTypes(method);
        if (types.Length != arguments.Count)
        {
            throw kind switch
            {
                ExpressionType.New => new ArgumentException("Incorrect number of arguments for constructor"),
                ExpressionType.Invoke => new InvalidOperationException("Incorrect number of arguments supplied for lambda invocation"),
                _ => Problem.ArgumentCount((MethodInfo)method),
            };
        }
        int few = kind == ExpressionType.Invoke || (kind == ExpressionType.Call && method.IsStatic) ? 5 : kind == ExpressionType.Call ? 3 : 0;
        Expression[] changed = null;
        for (int i = 0; i < types.Length; i++)
        {
            Expression argument = arguments[i];
            string name = types.Length <= few ? "arg" + i : "arguments[" + i + "]";
            RequireReadable(argument, name);
            if (IsAssignable(types[i], argument.Type)) continue;
            if (!Quoted(types[i], ref argument))
            {
                string text = "Expression of type '" + argument.Type + "' cannot be used for ";
                Type wanted = Types.Variable(types[i]);
                throw kind switch
                {
                    ExpressionType.New => new ArgumentException(text + "constructor parameter of type '" + wanted + "'", name),
                    ExpressionType.Invoke => new ArgumentException(text + "parameter of type '" + wanted + "'", name),
                    _ => new ArgumentException(text + "parameter of type '" + wanted + "' of method '" + method + "'", name),
                };
            }
            if (changed == null)
            {
                changed = new Expression[types.Length];
                arguments.CopyTo(changed, 0);
            }
            changed[i] = argument;
        }
        return changed == null ? arguments : Children.Own(changed);
    }

    public static MethodCallExpression Call(Expression instance, string methodName, Type[] typeArguments, params Expression[] arguments)
    {
        ArgumentNullException.ThrowIfNull(instance);
        ArgumentNullException.ThrowIfNull(methodName);
        arguments ??= new Expression[0];
        const BindingFlags flags = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;
        return Call(instance, Named(instance.Type, methodName, typeArguments, arguments, flags), arguments);
    }

    public static MethodCallExpression Call(Type type, string methodName, Type[] typeArguments, params Expression[] arguments)
    {
        ArgumentNullException.ThrowIfNull(type);
        ArgumentNullException.ThrowIfNull(methodName);
        arguments ??= new Expression[0];
        const BindingFlags flags = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;
        return Call(null, Named(type, methodName, typeArguments, arguments, flags), arguments);
    }

    private static MethodInfo Named(Type type, string name, Type[] typeArguments, Expression[] arguments, BindingFlags flags)
    {
        MethodInfo best = null;
        int count = 0;
        bool any = false;
        foreach (MemberInfo candidate in Fencepost.Members.Select(type, Fencepost.Members.Method, name, (int)(flags | BindingFlags.IgnoreCase)))
        {
            any = true;
            MethodInfo method = Closed((MethodInfo)candidate, typeArguments);
            if (method is null || !Fits(method, arguments)) continue;
            if (best is null || (!best.IsPublic && method.IsPublic))
            {
                best = method;
                count = 1;
            }
            else if (best.IsPublic == method.IsPublic)
            {
                count++;
            }
        }
        if (count > 1) throw new InvalidOperationException("More than one method '" + name + "' on type '" + type + "' is compatible with the supplied arguments.");
        if (best is not null) return best;
        Fencepost.Members.RequireAll(type, Fencepost.Members.Method, (int)flags);
        if (any && typeArguments != null && typeArguments.Length > 0)
        {
            throw new InvalidOperationException("No generic method '" + name + "' on type '" + type
                + "' is compatible with the supplied type arguments and arguments. No type arguments should be provided if the method is non-generic. ");
        }
        throw new InvalidOperationException("No method '" + name + "' on type '" + type + "' is compatible with the supplied arguments.");
    }

    private static MethodInfo Closed(MethodInfo method, Type[] typeArguments)
    {
        if (typeArguments == null || typeArguments.Length == 0) return method.IsGenericMethodDefinition ? null : method;
        bool fits = method.IsGenericMethodDefinition && method.GetGenericArguments().Length == typeArguments.Length;
        return fits ? method.MakeGenericMethod(typeArguments) : null;
    }

    private static bool Fits(MethodInfo method, Expression[] arguments)
    {
        Type[] types = Fencepost.Members.ParameterTypes(method);
        if (types.Length != arguments.Length) return false;
        for (int i = 0; i < types.Length; i++)
        {
            Expression argument = arguments[i];
            ArgumentNullException.ThrowIfNull(argument, nameof(arguments));
            if (!IsAssignable(types[i], argument.Type) && !(typeof(LambdaExpression).IsAssignableFrom(types[i]) && types[i].IsInstanceOfType(argument))) return false;
        }
        return true;
    }
}
