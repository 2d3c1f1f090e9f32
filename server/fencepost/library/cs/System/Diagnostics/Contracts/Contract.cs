namespace System.Diagnostics.Contracts;

public static class Contract
{
    [MethodImpl(InternalCall)] public static extern void Assert(bool condition);
    [MethodImpl(InternalCall)] public static extern void Assert(bool condition, string userMessage);
    [MethodImpl(InternalCall)] public static extern void Assume(bool condition);
    [MethodImpl(InternalCall)] public static extern void Assume(bool condition, string userMessage);
    public static void Requires(bool condition) => Assert(condition);
    public static void Requires(bool condition, string userMessage) => Assert(condition, userMessage);
    public static void Ensures(bool condition) { }
    public static void Ensures(bool condition, string userMessage) { }
    public static void Invariant(bool condition) => Assert(condition);
    public static void Invariant(bool condition, string userMessage) => Assert(condition, userMessage);
    public static void EndContractBlock() { }
    public static T Result<T>() => default;
    public static T OldValue<T>(T value) => value;
}
