namespace System.Runtime.CompilerServices;

public static class RuntimeHelpers
{
    [MethodImpl(InternalCall)] public static extern void InitializeArray(Array array, RuntimeFieldHandle fldHandle);
    [MethodImpl(InternalCall)] public static extern ReadOnlySpan<T> CreateSpan<T>(RuntimeFieldHandle fldHandle);
    [MethodImpl(InternalCall)] public static extern int GetHashCode(object o);
    [MethodImpl(InternalCall)] public static extern bool IsReferenceOrContainsReferences<T>() where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern void RunClassConstructor(RuntimeTypeHandle type);
    [MethodImpl(InternalCall)] public static extern object GetUninitializedObject(Type type);
    [MethodImpl(InternalCall)] public static extern new bool Equals(object o1, object o2);
    public static int OffsetToStringData => 12;
    [MethodImpl(InternalCall)] public static extern object GetObjectValue(object obj);
    public static void EnsureSufficientExecutionStack() { }
    public static bool TryEnsureSufficientExecutionStack() => true;
    public static void PrepareConstrainedRegions() { }

    public static T[] GetSubArray<T>(T[] array, Range range)
    {
        ArgumentNullException.ThrowIfNull(array);
        ValueTuple<int, int> slice = range.GetOffsetAndLength(array.Length);
        if (slice.Item2 == 0) return Array.Empty<T>();
        T[] result = new T[slice.Item2];
        Array.Copy(array, slice.Item1, result, 0, slice.Item2);
        return result;
    }
}

public sealed class SwitchExpressionException : InvalidOperationException
{
    public SwitchExpressionException() : base("Non-exhaustive switch expression failed to match its input.") { }
    public SwitchExpressionException(Exception innerException) : base("Non-exhaustive switch expression failed to match its input.", innerException) { }
    public SwitchExpressionException(object unmatchedValue) : this() => UnmatchedValue = unmatchedValue;
    public SwitchExpressionException(string message) : base(message) { }
    public SwitchExpressionException(string message, Exception innerException) : base(message, innerException) { }
    public object UnmatchedValue { get; }
    public override string Message => UnmatchedValue is null ? base.Message : base.Message + Environment.NewLine + "Unmatched value was " + UnmatchedValue + ".";
}

public sealed class RuntimeWrappedException : Exception
{
    private const string Text = "An object that does not derive from System.Exception has been wrapped in a RuntimeWrappedException.";

    private readonly object wrapped;

    private RuntimeWrappedException() : base(Text) => HResult = unchecked((int)0x8013153E);
    public RuntimeWrappedException(object thrownObject) : this() => wrapped = thrownObject;
    public object WrappedException => wrapped;
}

public interface IStrongBox
{
    object Value { get; set; }
}

public class StrongBox<T> : IStrongBox
{
    public T Value;
    public StrongBox() { }
    public StrongBox(T value) => Value = value;
    object IStrongBox.Value { get => Value; set => Value = (T)value; }
}
