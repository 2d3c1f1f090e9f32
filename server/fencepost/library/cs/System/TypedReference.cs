namespace System;

public ref struct TypedReference
{
    private readonly ref byte value;
    private readonly Type type;

    public static Type GetTargetType(TypedReference value) => value.type;
}
