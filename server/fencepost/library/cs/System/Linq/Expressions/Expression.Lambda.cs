namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public abstract partial class Expression
{
    public static Expression<TDelegate> Lambda<TDelegate>(Expression body, params ParameterExpression[] parameters) => Lambda<TDelegate>(body, null, false, parameters);
    public static Expression<TDelegate> Lambda<TDelegate>(Expression body, bool tailCall, params ParameterExpression[] parameters) => Lambda<TDelegate>(body, null, tailCall, parameters);
    public static Expression<TDelegate> Lambda<TDelegate>(Expression body, IEnumerable<ParameterExpression> parameters) => Lambda<TDelegate>(body, null, false, parameters);
    public static Expression<TDelegate> Lambda<TDelegate>(Expression body, bool tailCall, IEnumerable<ParameterExpression> parameters) => Lambda<TDelegate>(body, null, tailCall, parameters);
    public static Expression<TDelegate> Lambda<TDelegate>(Expression body, string name, IEnumerable<ParameterExpression> parameters) => Lambda<TDelegate>(body, name, false, parameters);

    public static Expression<TDelegate> Lambda<TDelegate>(Expression body, string name, bool tailCall, IEnumerable<ParameterExpression> parameters)
    {
        ReadOnlyCollection<ParameterExpression> list = Children.List(parameters);
        RequireLambda(typeof(TDelegate), ref body, list, nameof(TDelegate));
        return Expression<TDelegate>.Of(body, name, tailCall, list);
    }

    public static LambdaExpression Lambda(Expression body, params ParameterExpression[] parameters) => Lambda(body, null, false, parameters);
    public static LambdaExpression Lambda(Expression body, bool tailCall, params ParameterExpression[] parameters) => Lambda(body, null, tailCall, parameters);
    public static LambdaExpression Lambda(Expression body, IEnumerable<ParameterExpression> parameters) => Lambda(body, null, false, parameters);
    public static LambdaExpression Lambda(Expression body, bool tailCall, IEnumerable<ParameterExpression> parameters) => Lambda(body, null, tailCall, parameters);
    public static LambdaExpression Lambda(Expression body, string name, IEnumerable<ParameterExpression> parameters) => Lambda(body, name, false, parameters);
    public static LambdaExpression Lambda(Type delegateType, Expression body, params ParameterExpression[] parameters) => Lambda(delegateType, body, null, false, parameters);
    public static LambdaExpression Lambda(Type delegateType, Expression body, bool tailCall, params ParameterExpression[] parameters) => Lambda(delegateType, body, null, tailCall, parameters);
    public static LambdaExpression Lambda(Type delegateType, Expression body, IEnumerable<ParameterExpression> parameters) => Lambda(delegateType, body, null, false, parameters);
    public static LambdaExpression Lambda(Type delegateType, Expression body, bool tailCall, IEnumerable<ParameterExpression> parameters) => Lambda(delegateType, body, null, tailCall, parameters);
    public static LambdaExpression Lambda(Type delegateType, Expression body, string name, IEnumerable<ParameterExpression> parameters) => Lambda(delegateType, body, name, false, parameters);

    public static LambdaExpression Lambda(Expression body, string name, bool tailCall, IEnumerable<ParameterExpression> parameters)
    {
        ArgumentNullException.ThrowIfNull(body);
        ReadOnlyCollection<ParameterExpression> list = Children.List(parameters);
        Type[] types = new Type[list.Count + 1];
        for (int i = 0; i < list.Count; i++)
        {
            ParameterExpression parameter = list[i];
            if (parameter == null) throw new ArgumentNullException(nameof(parameters) + "[" + i + "]");
            for (int j = 0; j < i; j++)
            {
                if (list[j] == parameter) throw Duplicate(parameter, nameof(parameters) + "[" + i + "]");
            }
            types[i] = parameter.IsByRef ? parameter.Type.MakeByRefType() : parameter.Type;
        }
        types[list.Count] = body.Type;
        return Delegates.Lambda(Delegates.TypeOf(types), body, name, tailCall, list);
    }

    public static LambdaExpression Lambda(Type delegateType, Expression body, string name, bool tailCall, IEnumerable<ParameterExpression> parameters)
    {
        ReadOnlyCollection<ParameterExpression> list = Children.List(parameters);
        RequireLambda(delegateType, ref body, list, nameof(delegateType));
        return Delegates.Lambda(delegateType, body, name, tailCall, list);
    }

    private static ArgumentException Duplicate(ParameterExpression variable, string name) =>
        new ArgumentException("Found duplicate parameter '" + variable + "'. Each ParameterExpression in the list must be a unique object.", name);

    private static void RequireLambda(Type type, ref Expression body, ReadOnlyCollection<ParameterExpression> parameters, string name)
    {
        ArgumentNullException.ThrowIfNull(type, name);
        RequireReadable(body, nameof(body));
        if (!typeof(MulticastDelegate).IsAssignableFrom(type) || type == typeof(MulticastDelegate))
        {
            throw new ArgumentException("Lambda type parameter must be derived from System.MulticastDelegate", name);
        }
        MethodInfo invoke = Delegates.InvokeOf(type);
        Type[] types = Fencepost.Members.ParameterTypes(invoke);
        if (types.Length != parameters.Count) throw new ArgumentException("Incorrect number of parameters supplied for lambda declaration");
        for (int i = 0; i < types.Length; i++)
        {
            ParameterExpression parameter = parameters[i];
            RequireReadable(parameter, nameof(parameters) + "[" + i + "]");
            Type wanted = types[i];
            if (parameter.IsByRef)
            {
                if (!wanted.IsByRef) throw Wrong(parameter.Type.MakeByRefType(), wanted);
                wanted = wanted.GetElementType();
            }
            if (!Types.IsReferenceAssignable(parameter.Type, wanted)) throw Wrong(parameter.Type, wanted);
            for (int j = 0; j < i; j++)
            {
                if (parameters[j] == parameter) throw Duplicate(parameter, nameof(parameters) + "[" + i + "]");
            }
        }
        Type result = invoke.ReturnType;
        if (result != typeof(void) && !Types.IsReferenceAssignable(result, body.Type) && !Quoted(result, ref body))
        {
            throw new ArgumentException("Expression of type '" + body.Type + "' cannot be used for return type '" + result + "'");
        }

        static ArgumentException Wrong(Type given, Type wanted) =>
            new ArgumentException("ParameterExpression of type '" + given + "' cannot be used for delegate parameter of type '" + wanted + "'");
    }

    // A lambda that is taken as an expression is quoted.
    internal static bool Quoted(Type wanted, ref Expression argument)
    {
        if (!typeof(LambdaExpression).IsAssignableFrom(wanted) || !wanted.IsInstanceOfType(argument)) return false;
        argument = Quote(argument);
        return true;
    }

    public static Type GetFuncType(params Type[] typeArgs) =>
        TryGetFuncType(typeArgs, out Type found) ? found : throw new ArgumentException("An incorrect number of type arguments were specified for the declaration of a Func type.", nameof(typeArgs));

    public static Type GetActionType(params Type[] typeArgs) =>
        TryGetActionType(typeArgs, out Type found) ? found : throw new ArgumentException("An incorrect number of type arguments were specified for the declaration of an Action type.", nameof(typeArgs));

    public static bool TryGetFuncType(Type[] typeArgs, out Type funcType)
    {
        RequireTypes(typeArgs);
        return (funcType = Array.Exists(typeArgs, static type => type.IsByRef) ? null : Delegates.Func(typeArgs)) is not null;
    }

    public static bool TryGetActionType(Type[] typeArgs, out Type actionType)
    {
        RequireTypes(typeArgs);
        return (actionType = Array.Exists(typeArgs, static type => type.IsByRef) ? null : Delegates.Action(typeArgs)) is not null;
    }

    public static Type GetDelegateType(params Type[] typeArgs)
    {
        RequireTypes(typeArgs);
        if (typeArgs.Length == 0) throw new ArgumentException("Non-empty collection required", nameof(typeArgs));
        return Delegates.TypeOf(typeArgs);
    }

    private static void RequireTypes(Type[] typeArgs)
    {
        ArgumentNullException.ThrowIfNull(typeArgs);
        for (int i = 0; i < typeArgs.Length; i++)
        {
            if (typeArgs[i] is null) throw new ArgumentNullException(nameof(typeArgs));
        }
    }
}
