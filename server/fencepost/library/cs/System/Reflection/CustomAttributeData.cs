namespace System.Reflection;

using System.Collections.Generic;
using Members = Fencepost.Members;

// Deviation: a type of the framework has the attributes that the model library gives it.
public class CustomAttributeData
{
    protected CustomAttributeData() { }

    internal static IList<CustomAttributeData> Of(MemberInfo owner, int parameter)
    {
        Type[] implied = Members.ImpliedAttributes(owner, parameter);
        Type[] types = Members.AttributeTypes(owner, parameter, true);
        CustomAttributeData[] found = new CustomAttributeData[implied.Length + types.Length];
        for (int i = 0; i < implied.Length; i++) found[i] = new AttributeOfMember(owner, parameter, -1, implied[i]);
        for (int i = 0; i < types.Length; i++) found[implied.Length + i] = new AttributeOfMember(owner, parameter, i, types[i]);
        return Array.AsReadOnly(found);
    }

    public static IList<CustomAttributeData> GetCustomAttributes(MemberInfo target)
    {
        ArgumentNullException.ThrowIfNull(target);
        return target.GetCustomAttributesData();
    }

    public static IList<CustomAttributeData> GetCustomAttributes(ParameterInfo target)
    {
        ArgumentNullException.ThrowIfNull(target);
        return target.GetCustomAttributesData();
    }

    public virtual Type AttributeType => Constructor.DeclaringType;
    public virtual ConstructorInfo Constructor => null;
    public virtual IList<CustomAttributeTypedArgument> ConstructorArguments => null;
    public virtual IList<CustomAttributeNamedArgument> NamedArguments => null;

    public override string ToString()
    {
        List<string> parts = new();
        foreach (CustomAttributeTypedArgument argument in ConstructorArguments) parts.Add(argument.ToString());
        foreach (CustomAttributeNamedArgument argument in NamedArguments) parts.Add(argument.ToString());
        return "[" + AttributeType.FullName + "(" + string.Join(", ", parts) + ")]";
    }
}
