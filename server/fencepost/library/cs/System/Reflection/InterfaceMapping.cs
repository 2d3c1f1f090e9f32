namespace System.Reflection;

public struct InterfaceMapping
{
    public Type TargetType;
    public Type InterfaceType;
    public MethodInfo[] TargetMethods;
    public MethodInfo[] InterfaceMethods;
}

public delegate bool TypeFilter(Type m, object filterCriteria);
