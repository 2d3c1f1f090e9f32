namespace System;

public static class Activator
{
    [MethodImpl(InternalCall)] public static extern T CreateInstance<T>();
    [MethodImpl(InternalCall)] public static extern object CreateInstance(Type type);
    [MethodImpl(InternalCall)] public static extern object CreateInstance(Type type, params object[] args);
}
