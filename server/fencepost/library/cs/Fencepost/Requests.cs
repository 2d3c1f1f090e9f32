using System.Reflection;
using System.Threading;

namespace Fencepost;

/// <summary>Requests to a web server: two at once, each to any endpoint that is there by then.</summary>
internal static class Requests
{
    const int Most = 2;
    static int begun;

    /// <summary>Requests to one endpoint: none, one, or all that are left.</summary>
    public static void Serve(Delegate handler)
    {
        if (handler == null || begun == Most) return;
        int count = Machine.Choose(Most - begun + 1);
        begun += count;
        for (; count > 0; count--) new Thread(() => Answer(handler)) { IsBackground = true }.Start();
    }

    static void Answer(Delegate handler)
    {
        var parameters = handler.Method.GetParameters();
        var arguments = new object[parameters.Length];
        try
        {
            for (int i = 0; i < arguments.Length; i++) arguments[i] = Argument(parameters[i].ParameterType);
            handler.DynamicInvoke(arguments);
        }
        catch (Exception)
        {
            // the server answers with an error, and goes on
        }
    }

    /// <summary>What a request may bring: a text, zero, an object that can be made of nothing; else null.</summary>
    static object Argument(Type type)
    {
        if (type == typeof(string)) return "a";
        if (type.IsValueType) return Activator.CreateInstance(type);
        if (type.IsAbstract || type.IsInterface || type.GetConstructor(Type.EmptyTypes) == null) return null;
        return Activator.CreateInstance(type);
    }
}
