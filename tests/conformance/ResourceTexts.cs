#nullable disable
using System;
using System.Globalization;
using System.Resources;

namespace Conformance;

// With the resource of Texts.resources, which .NET's ResourceWriter has made.
public class ResourceTexts
{
    private static string Told(Func<object> f) { try { return "" + f(); } catch (Exception e) { return e.GetType() + ": " + e.Message; } }
    static ResourceManager M => new ResourceManager(typeof(Texts));
    public static string Base() => Told(() => M.BaseName);
    public static string Base2() => Told(() => new ResourceManager("Conformance.Texts", typeof(ResourceTexts).Assembly).BaseName);
    public static string Get() => Told(() => M.GetString("Hello"));
    public static string Get2() => Told(() => new ResourceManager("Conformance.Texts", typeof(ResourceTexts).Assembly).GetString("Hello", CultureInfo.InvariantCulture));
    public static string GetNull() => Told(() => M.GetString(null));
    public static string None() => Told(() => M.GetString("None") ?? "null");
    public static string Case() => Told(() => M.GetString("hello") ?? "null");
    public static string Case2() => Told(() => { var m = M; m.IgnoreCase = true; return m.GetString("hello") ?? "null"; });
    public static string Number() => Told(() => M.GetString("Number") ?? "null");
    public static string Nothing() => Told(() => M.GetString("Nothing") ?? "null");
    public static string Missing() => Told(() => new ResourceManager("Conformance.Nowhere", typeof(ResourceTexts).Assembly).GetString("Hello"));
    public static string Missing2() => Told(() => new ResourceManager(typeof(ResourceTexts)).GetString("Hello"));
    public static string NullType() => Told(() => new ResourceManager((Type)null));
    public static string NullBase() => Told(() => new ResourceManager(null, typeof(ResourceTexts).Assembly));
    public static string NullAssembly() => Told(() => new ResourceManager("a", null));
    public static string Empty() => Told(() => M.GetString("Empty") + ".");
    public static string Long() => Told(() => M.GetString("Long").Length);
}

class Texts { }
