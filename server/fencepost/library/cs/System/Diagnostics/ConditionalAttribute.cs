namespace System.Diagnostics;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true)]
public sealed class ConditionalAttribute : Attribute
{
    public ConditionalAttribute(string conditionString) => ConditionString = conditionString;
    public string ConditionString { get; }
}
