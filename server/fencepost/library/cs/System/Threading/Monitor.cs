namespace System.Threading;

public static class Monitor
{
    [MethodImpl(InternalCall)] public static extern void Enter(object obj);
    [MethodImpl(InternalCall)] public static extern void Enter(object obj, ref bool lockTaken);
    [MethodImpl(InternalCall)] public static extern void Exit(object obj);
    [MethodImpl(InternalCall)] public static extern bool IsEntered(object obj);
    [MethodImpl(InternalCall)] public static extern void Pulse(object obj);
    [MethodImpl(InternalCall)] public static extern void PulseAll(object obj);
    [MethodImpl(InternalCall)] public static extern bool TryEnter(object obj);
    [MethodImpl(InternalCall)] public static extern void TryEnter(object obj, ref bool lockTaken);
    [MethodImpl(InternalCall)] public static extern bool TryEnter(object obj, int millisecondsTimeout);
    [MethodImpl(InternalCall)] public static extern void TryEnter(object obj, int millisecondsTimeout, ref bool lockTaken);
    [MethodImpl(InternalCall)] public static extern bool TryEnter(object obj, TimeSpan timeout);
    [MethodImpl(InternalCall)] public static extern void TryEnter(object obj, TimeSpan timeout, ref bool lockTaken);
    [MethodImpl(InternalCall)] public static extern bool Wait(object obj);
    [MethodImpl(InternalCall)] public static extern bool Wait(object obj, int millisecondsTimeout);
    [MethodImpl(InternalCall)] public static extern bool Wait(object obj, int millisecondsTimeout, bool exitContext);
    [MethodImpl(InternalCall)] public static extern bool Wait(object obj, TimeSpan timeout);
    [MethodImpl(InternalCall)] public static extern bool Wait(object obj, TimeSpan timeout, bool exitContext);
    public static long LockContentionCount => 0;
}
