namespace Microsoft.CSharp.RuntimeBinder;

using System.Dynamic;
using System.Reflection;
using Members = Fencepost.Members;

/// <summary>An operation as C# has it: what it does, or why it cannot be done.</summary>
internal interface IBinding
{
    Func<object> Bind(Operand[] operands);
}

/// <summary>Operations on what has some of its own: what C# has comes first.</summary>
internal static class LateTarget
{
    // Null with what is wrong.
    internal static Func<object> Try(IBinding binding, Operand[] operands, out RuntimeBinderException problem)
    {
        problem = null;
        try
        {
            return binding.Bind(operands);
        }
        catch (RuntimeBinderException thrown)
        {
            problem = thrown;
            return null;
        }
    }

    // The target as what has its own operations; null where it has none.
    internal static DynamicObject Of(object target)
    {
        if (target is not IDynamicMetaObjectProvider || target is ExpandoObject) return null;
        if (target is not DynamicObject late || Members.Select(target.GetType(), Members.Method, "GetMetaObject", 4 + 16).Length != 0)
        {
            Fencepost.Machine.Unsupported("an IDynamicMetaObjectProvider that makes meta-objects itself");
            return null;
        }
        return late;
    }

    internal static object Checked(object result, object target, object binder, Type type)
    {
        bool fits = result == null ? Conversions.TakesNull(type) : Conversions.Plain(type).IsInstanceOfType(result);
        if (fits) return result;
        throw new InvalidCastException("The result type '" + (result == null ? "null" : result.GetType().ToString()) + "' of the dynamic binding produced by the object with type '"
            + target.GetType() + "' for the binder '" + binder.GetType() + "' is not compatible with the result type '" + type + "' expected by the call site.");
    }
}
