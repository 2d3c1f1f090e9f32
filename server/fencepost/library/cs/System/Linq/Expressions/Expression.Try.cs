namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;

public abstract partial class Expression
{
    public static CatchBlock Catch(Type type, Expression body) => MakeCatchBlock(type, null, body, null);
    public static CatchBlock Catch(Type type, Expression body, Expression filter) => MakeCatchBlock(type, null, body, filter);

    public static CatchBlock Catch(ParameterExpression variable, Expression body)
    {
        ArgumentNullException.ThrowIfNull(variable);
        return MakeCatchBlock(variable.Type, variable, body, null);
    }

    public static CatchBlock Catch(ParameterExpression variable, Expression body, Expression filter)
    {
        ArgumentNullException.ThrowIfNull(variable);
        return MakeCatchBlock(variable.Type, variable, body, filter);
    }

    public static CatchBlock MakeCatchBlock(Type type, ParameterExpression variable, Expression body, Expression filter)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (variable != null && variable.Type != type) throw new ArgumentException("Invalid argument value", nameof(variable));
        if (variable == null) RequireType(type, nameof(type));
        else if (variable.IsByRef) throw new ArgumentException("Variable '" + variable + "' uses unsupported type '" + variable.Type + "'. Reference types are not supported for variables.", nameof(variable));
        RequireReadable(body, nameof(body));
        if (filter != null)
        {
            RequireReadable(filter, nameof(filter));
            if (filter.Type != typeof(bool)) throw new ArgumentException("Argument must be boolean", nameof(filter));
        }
        return new CatchBlock(type, variable, body, filter);
    }

    public static TryExpression TryFault(Expression body, Expression fault) => MakeTry(null, body, null, fault, null);
    public static TryExpression TryFinally(Expression body, Expression @finally) => MakeTry(null, body, @finally, null, null);
    public static TryExpression TryCatch(Expression body, params CatchBlock[] handlers) => MakeTry(null, body, null, null, handlers);
    public static TryExpression TryCatchFinally(Expression body, Expression @finally, params CatchBlock[] handlers) => MakeTry(null, body, @finally, null, handlers);

    public static TryExpression MakeTry(Type type, Expression body, Expression @finally, Expression fault, IEnumerable<CatchBlock> handlers)
    {
        RequireReadable(body, nameof(body));
        ReadOnlyCollection<CatchBlock> list = Children.List(handlers);
        for (int i = 0; i < list.Count; i++) ArgumentNullException.ThrowIfNull(list[i], nameof(handlers) + "[" + i + "]");
        foreach (CatchBlock handler in list)
        {
            if (type is not null ? type != typeof(void) && !Types.IsReferenceAssignable(type, handler.Body.Type) : handler.Body.Type != body.Type)
            {
                throw new ArgumentException(type is not null ? "Argument types do not match" : "Body of catch must have the same type as body of try.");
            }
        }
        if (type is not null && type != typeof(void) && !Types.IsReferenceAssignable(type, body.Type)) throw Problem.TypesDiffer();
        if (fault != null)
        {
            if (@finally != null || list.Count > 0) throw new ArgumentException("fault cannot be used with catch or finally clauses", nameof(fault));
            RequireReadable(fault, nameof(fault));
        }
        else if (@finally != null)
        {
            RequireReadable(@finally, nameof(@finally));
        }
        else if (list.Count == 0)
        {
            throw new ArgumentException("try must have at least one catch, finally, or fault clause");
        }
        return new TryExpression(type ?? body.Type, body, @finally, fault, list);
    }
}
