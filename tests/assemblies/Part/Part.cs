// A module without a manifest: it becomes a part of Whole.
namespace Parts;

public class InModule
{
    public static int Answer() => 42;
    public class Nested;
}
