using System.Collections;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Fencepost;

/// <summary>A test has returned something else than its row says.</summary>
internal sealed class UnexpectedResultException : Exception
{
    public UnexpectedResultException(string message) : base(message) { }
}

/// <summary>The rows of a test whose arguments are made by code of the program.</summary>
internal static class Rows
{
    const BindingFlags Any = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    /// <summary>One of the rows of a source, each explored: what the test is to return, in an array, or null; then the arguments.</summary>
    public static object[] Chosen(object source, int parameters)
    {
        var rows = new List<object>();
        if (source is IEnumerable all && source is not string) foreach (object row in all) rows.Add(row);
        else rows.Add(source);
        if (rows.Count == 0) Machine.Unsupported("a test whose source of rows is empty");
        return Read(rows[rows.Count == 1 ? 0 : Machine.Choose(rows.Count)], parameters);
    }

    /// <summary>Ends the test by an exception where it has not returned what its row says.</summary>
    public static void Expect(object expected, object actual)
    {
        if (!Equals(expected, actual)) throw new UnexpectedResultException("The test returned " + Text(actual) + "; its row says " + Text(expected) + ".");
    }

    /// <summary>Ends the test by an exception where it was to throw one and has not.</summary>
    public static void ExpectException(string type) =>
        throw new UnexpectedResultException("The test has thrown no " + type + ".");

    static string Text(object value) => value == null ? "null" : value.ToString();

    static object[] Read(object row, int parameters)
    {
        if (row is Delegate made && made.Method.GetParameters().Length == 0) row = made.DynamicInvoke(null);
        if (row is object[] items) return With(null, items);
        if (row is ITuple tuple && parameters > 1) return With(null, Items(tuple));
        Type type = row == null ? typeof(object) : row.GetType();
        MethodInfo data = Data(type);
        if (data != null) return With(null, (object[])data.Invoke(row, null));
        if (!type.Name.StartsWith("TestCase")) return With(null, new object[] { row });
        PropertyInfo judged = type.GetProperty("HasExpectedResult", Any);
        object[] expected = null;
        if (judged != null && (bool)judged.GetValue(row)) expected = new object[] { type.GetProperty("ExpectedResult", Any).GetValue(row) };
        return With(expected, (object[])type.GetProperty("Arguments", Any).GetValue(row));
    }

    /// <summary>The method of a row of xUnit 3 that gives its arguments.</summary>
    static MethodInfo Data(Type type)
    {
        if (type.GetInterface("ITheoryDataRow") == null) return null;
        for (Type level = type; level != null; level = level.BaseType)
        {
            MethodInfo found = level.GetMethod("GetData", Any);
            if (found != null) return found;
        }
        return null;
    }

    static object[] Items(ITuple tuple)
    {
        var items = new object[tuple.Length];
        for (int i = 0; i < items.Length; i++) items[i] = tuple[i];
        return items;
    }

    static object[] With(object[] expected, object[] items)
    {
        var row = new object[items.Length + 1];
        row[0] = expected;
        for (int i = 0; i < items.Length; i++) row[i + 1] = items[i];
        return row;
    }
}
