namespace System.Reflection;

public readonly struct CustomAttributeNamedArgument
{
    public CustomAttributeNamedArgument(MemberInfo memberInfo, CustomAttributeTypedArgument typedArgument)
    {
        ArgumentNullException.ThrowIfNull(memberInfo);
        MemberInfo = memberInfo;
        TypedValue = typedArgument;
    }

    public MemberInfo MemberInfo { get; }
    public CustomAttributeTypedArgument TypedValue { get; }
    public string MemberName => MemberInfo.Name;
    public bool IsField => MemberInfo is FieldInfo;

    public override string ToString()
    {
        if (MemberInfo is null) return "";
        return MemberName + " = " + TypedValue.Text(Fencepost.Members.TypeOf(MemberInfo) != typeof(object));
    }
}
