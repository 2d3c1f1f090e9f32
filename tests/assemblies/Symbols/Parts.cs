namespace Symbols;

public static partial class Lines
{
    public static int Second = Other(2);
    private static int Other(int x) => x + 1;
}
