namespace System;

public struct RuntimeTypeHandle
{
    public static RuntimeTypeHandle FromIntPtr(IntPtr value) => throw new NotSupportedException();
    public bool Equals(RuntimeTypeHandle handle) => Type.GetTypeFromHandle(this) == Type.GetTypeFromHandle(handle);
}
