namespace System.Diagnostics;

[AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Module)]
public sealed class DebuggableAttribute : Attribute
{
    public DebuggableAttribute(DebuggingModes modes) => DebuggingFlags = modes;
    public DebuggableAttribute(bool isJITTrackingEnabled, bool isJITOptimizerDisabled) { }
    public DebuggingModes DebuggingFlags { get; }

    [Flags]
    public enum DebuggingModes
    {
        None = 0,
        Default = 1,
        IgnoreSymbolStoreSequencePoints = 2,
        EnableEditAndContinue = 4,
        DisableOptimizations = 256,
    }
}
