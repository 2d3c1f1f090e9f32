namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public abstract partial class Expression
{
    public static SwitchCase SwitchCase(Expression body, params Expression[] testValues) => SwitchCase(body, (IEnumerable<Expression>)testValues);

    public static SwitchCase SwitchCase(Expression body, IEnumerable<Expression> testValues)
    {
        RequireReadable(body, nameof(body));
        ReadOnlyCollection<Expression> list = Readable(testValues, nameof(testValues));
        if (list.Count == 0) throw new ArgumentException("Non-empty collection required", nameof(testValues));
        return new SwitchCase(body, list);
    }

    public static SwitchExpression Switch(Expression switchValue, params SwitchCase[] cases) => Switch(null, switchValue, null, null, cases);
    public static SwitchExpression Switch(Expression switchValue, Expression defaultBody, params SwitchCase[] cases) => Switch(null, switchValue, defaultBody, null, cases);

    public static SwitchExpression Switch(Expression switchValue, Expression defaultBody, MethodInfo comparison, params SwitchCase[] cases) =>
        Switch(null, switchValue, defaultBody, comparison, cases);

    public static SwitchExpression Switch(Expression switchValue, Expression defaultBody, MethodInfo comparison, IEnumerable<SwitchCase> cases) =>
        Switch(null, switchValue, defaultBody, comparison, cases);

    public static SwitchExpression Switch(Type type, Expression switchValue, Expression defaultBody, MethodInfo comparison, params SwitchCase[] cases) =>
        Switch(type, switchValue, defaultBody, comparison, (IEnumerable<SwitchCase>)cases);

    public static SwitchExpression Switch(Type type, Expression switchValue, Expression defaultBody, MethodInfo comparison, IEnumerable<SwitchCase> cases)
    {
        RequireReadable(switchValue, nameof(switchValue));
        if (switchValue.Type == typeof(void)) throw new ArgumentException("Argument type cannot be System.Void.", nameof(switchValue));
        ReadOnlyCollection<SwitchCase> list = Children.List(cases);
        for (int i = 0; i < list.Count; i++) ArgumentNullException.ThrowIfNull(list[i], nameof(cases) + "[" + i + "]");
        Type result = type ?? (list.Count > 0 ? list[0].Body.Type : defaultBody != null ? defaultBody.Type : typeof(void));
        if (list.Count > 0)
        {
            comparison = RequireComparable(switchValue, comparison, list);
            foreach (SwitchCase found in list) RequireResult(type is not null, found.Body.Type, result, nameof(cases));
        }
        if (defaultBody == null)
        {
            if (result != typeof(void)) throw new ArgumentException("Default body must be supplied if case bodies are not System.Void.", nameof(defaultBody));
        }
        else
        {
            RequireReadable(defaultBody, nameof(defaultBody));
            RequireResult(type is not null, defaultBody.Type, result, nameof(defaultBody));
        }
        return new SwitchExpression(result, switchValue, defaultBody, comparison, list);
    }

    private static void RequireResult(bool custom, Type given, Type result, string name)
    {
        if (custom ? result != typeof(void) && !Types.IsReferenceAssignable(result, given) : given != result)
        {
            throw new ArgumentException(custom ? "Argument types do not match" : "All case bodies and the default body must have the same type.", name);
        }
    }

    private static MethodInfo RequireComparable(Expression value, MethodInfo comparison, ReadOnlyCollection<SwitchCase> cases)
    {
        Type first = cases[0].TestValues[0].Type;
        if (comparison is not null)
        {
            Type[] types = Fencepost.Members.ParameterTypes(comparison);
            if (types.Length != 2) throw new ArgumentException("Incorrect number of arguments supplied for call to method '" + comparison + "'", nameof(comparison));
            foreach (SwitchCase found in cases)
            {
                foreach (Expression test in found.TestValues)
                {
                    if (!IsAssignable(types[1], test.Type) && !IsAssignable(types[1], Types.Plain(test.Type)))
                    {
                        throw new ArgumentException("Test value of type '" + test.Type + "' cannot be used for the comparison method parameter of type '" + types[1] + "'");
                    }
                }
            }
        }
        else
        {
            foreach (SwitchCase found in cases)
            {
                foreach (Expression test in found.TestValues)
                {
                    if (test.Type != first) throw new ArgumentException("All test values must have the same type.", nameof(cases));
                }
            }
        }
        BinaryExpression equal = Equal(value, cases[0].TestValues[0], false, comparison);
        if (equal.Type != typeof(bool)) throw new ArgumentException("The user-defined equality method '" + equal.Method + "' must return a boolean value.", nameof(comparison));
        return equal.Method;
    }
}
