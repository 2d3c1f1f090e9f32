// A program that asks about itself, and its edits: each symbol is one change that somebody may make between two builds.
using System;
using System.Diagnostics;
using System.Linq;
using System.Reflection;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }

public class Before
{
#if OTHER
    public int More() => 1;
#endif
    public int Less() => 2;
}

public class Listed
{
    public int First { get; set; }
#if MEMBER
    public int Second { get; set; }
#endif
}

public sealed class LabelAttribute : Attribute
{
    public string Text { get; set; } = "";
}

public class Labelled
{
#if LABEL
    [Label(Text = "new")]
#else
    [Label(Text = "old")]
#endif
    public int Property { get; set; }
}

public class Named
{
#if PARAMETER
    public static void Method(int second) { }
#else
    public static void Method(int first) { }
#endif
}

public class Fixed
{
#if CONSTANT
    public const int Value = 2;
#else
    public const int Value = 1;
#endif
}

#if TYPE
public class Later { }
#endif

public static class Tests
{
    [ConcurrencyTest]
    public static int Lists() => typeof(Listed).GetProperties().Length;

    [ConcurrencyTest]
    public static string Labels() => typeof(Labelled).GetProperty("Property")!.GetCustomAttribute<LabelAttribute>()!.Text;

    [ConcurrencyTest]
    public static string Parameters() => typeof(Named).GetMethod("Method")!.GetParameters()[0].Name!;

    [ConcurrencyTest]
    public static object Constants() => typeof(Fixed).GetField("Value")!.GetValue(null)!;

    [ConcurrencyTest]
    public static bool Finds() => Type.GetType("Later") != null;

    [ConcurrencyTest]
    public static int Counts() => Assembly.GetExecutingAssembly().GetTypes().Count(type => type.Name.StartsWith("L"));
}
