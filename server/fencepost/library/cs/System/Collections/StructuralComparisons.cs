namespace System.Collections;

public static class StructuralComparisons
{
    public static IComparer StructuralComparer => new StructuralComparer();

    public static IEqualityComparer StructuralEqualityComparer => new StructuralEqualityComparer();
}
