namespace System.Reflection;

public struct ParameterModifier
{
    private readonly bool[] byRef;

    public ParameterModifier(int parameterCount) => byRef = new bool[parameterCount];
    public bool this[int index] { get => byRef[index]; set => byRef[index] = value; }
}
