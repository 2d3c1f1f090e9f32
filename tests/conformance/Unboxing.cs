using System;

namespace Conformance;

public static class Unboxing
{
    private enum Color { Red, Green }
    private enum Shade : byte { Light, Dark }
    private static string Try(Action action) { try { action(); return "fits"; } catch (Exception e) { return e.GetType().Name; } }

    public static string NumberAsEnum() { object o = 1; return Try(() => { var c = (Color)o; }); }
    public static string EnumAsNumber() { object o = Color.Green; return Try(() => { var n = (int)o; }); }
    public static string NumberAsNullableEnum() { object o = 1; return Try(() => { var c = (Color?)o; }); }
    public static string EnumAsNullableNumber() { object o = Color.Red; return Try(() => { var n = (int?)o; }); }
    public static string EnumAsNullableOther() { object o = Color.Red; return Try(() => { var n = (Shade?)o; }); }
    public static string EnumAsNullableItself() { object o = Shade.Dark; return Try(() => { var n = (Shade?)o; }) + (Shade?)o; }
    public static string NullAsNullable() { object? o = null; return Try(() => { var n = (int?)o; }); }
    public static string OtherNumber() { object o = 1L; return Try(() => { var n = (int?)o; }) + Try(() => { var n = (int)o; }); }
    public static bool IsNullableEnum() { object o = 1; return o is Color?; }
    public static string AddressInRow() { object[] row = new string[1]; return Try(() => { ref object o = ref row[0]; }); }
    public static string AddressInTable() { object[,] table = new string[1, 1]; return Try(() => { ref object o = ref table[0, 0]; }); }
    public static string AddressInOwnTable() { object[,] table = new object[1, 1]; return Try(() => { ref object o = ref table[0, 0]; o = "x"; }) + table[0, 0]; }
    private static string First<T>(T[,] table) => table[0, 0]!.ToString()!;
    public static string ReadOnlyInTable() => First<object>(new string[,] { { "a" } });
}
