namespace System.Threading;

public static class Volatile
{
    [MethodImpl(InternalCall)] public static extern bool Read(ref bool location);
    [MethodImpl(InternalCall)] public static extern byte Read(ref byte location);
    [MethodImpl(InternalCall)] public static extern double Read(ref double location);
    [MethodImpl(InternalCall)] public static extern short Read(ref short location);
    [MethodImpl(InternalCall)] public static extern int Read(ref int location);
    [MethodImpl(InternalCall)] public static extern long Read(ref long location);
    [MethodImpl(InternalCall)] public static extern nint Read(ref nint location);
    [MethodImpl(InternalCall)] public static extern sbyte Read(ref sbyte location);
    [MethodImpl(InternalCall)] public static extern float Read(ref float location);
    [MethodImpl(InternalCall)] public static extern ushort Read(ref ushort location);
    [MethodImpl(InternalCall)] public static extern uint Read(ref uint location);
    [MethodImpl(InternalCall)] public static extern ulong Read(ref ulong location);
    [MethodImpl(InternalCall)] public static extern nuint Read(ref nuint location);
    [MethodImpl(InternalCall)] public static extern T Read<T>(ref T location) where T : class;
    [MethodImpl(InternalCall)] public static extern void Write(ref bool location, bool value);
    [MethodImpl(InternalCall)] public static extern void Write(ref byte location, byte value);
    [MethodImpl(InternalCall)] public static extern void Write(ref double location, double value);
    [MethodImpl(InternalCall)] public static extern void Write(ref short location, short value);
    [MethodImpl(InternalCall)] public static extern void Write(ref int location, int value);
    [MethodImpl(InternalCall)] public static extern void Write(ref long location, long value);
    [MethodImpl(InternalCall)] public static extern void Write(ref nint location, nint value);
    [MethodImpl(InternalCall)] public static extern void Write(ref sbyte location, sbyte value);
    [MethodImpl(InternalCall)] public static extern void Write(ref float location, float value);
    [MethodImpl(InternalCall)] public static extern void Write(ref ushort location, ushort value);
    [MethodImpl(InternalCall)] public static extern void Write(ref uint location, uint value);
    [MethodImpl(InternalCall)] public static extern void Write(ref ulong location, ulong value);
    [MethodImpl(InternalCall)] public static extern void Write(ref nuint location, nuint value);
    [MethodImpl(InternalCall)] public static extern void Write<T>(ref T location, T value) where T : class;
    [MethodImpl(InternalCall)] public static extern void ReadBarrier();
    [MethodImpl(InternalCall)] public static extern void WriteBarrier();
}
