namespace System.Reflection;

using System.Collections.Generic;
using Members = Fencepost.Members;

internal sealed class AttributeOfMember : CustomAttributeData
{
    private readonly MemberInfo owner;
    private readonly int parameter;
    private readonly int number;

    internal AttributeOfMember(MemberInfo owner, int parameter, int number, Type type)
    {
        this.owner = owner;
        this.parameter = parameter;
        this.number = number;
        AttributeType = type;
    }

    public override Type AttributeType { get; }
    public override ConstructorInfo Constructor => number < 0 ? AttributeType.GetConstructor(new Type[0]) : Members.AttributeConstructor(owner, parameter, number);

    public override IList<CustomAttributeTypedArgument> ConstructorArguments
    {
        get
        {
            Type[] types = number < 0 ? new Type[0] : Members.ParameterTypes(Constructor);
            object[] values = number < 0 ? new object[0] : Members.AttributeArguments(owner, parameter, number);
            CustomAttributeTypedArgument[] found = new CustomAttributeTypedArgument[types.Length];
            for (int i = 0; i < types.Length; i++) found[i] = CustomAttributeTypedArgument.Of(types[i], values[i]);
            return Array.AsReadOnly(found);
        }
    }

    // Fields before properties, those of the type itself before inherited ones.
    public override IList<CustomAttributeNamedArgument> NamedArguments
    {
        get
        {
            List<CustomAttributeNamedArgument> found = new();
            string[] names = number < 0 ? new string[0] : Members.AttributeNames(owner, parameter, number);
            if (names.Length != 0)
            {
                Add(found, Members.Field, names);
                Add(found, Members.Property, names);
                if (found.Count < names.Length) Members.RequireAll(AttributeType, Members.Property, (int)BindingFlags.NonPublic);
            }
            return found.AsReadOnly();
        }
    }

    private void Add(List<CustomAttributeNamedArgument> found, int kind, string[] names)
    {
        object[] values = Members.AttributeValues(owner, parameter, number);
        foreach (MemberInfo member in Members.Select(AttributeType, kind, null, (int)(BindingFlags.Instance | BindingFlags.Public)))
        {
            int at = Array.IndexOf(names, member.Name);
            if (at >= 0) found.Add(new CustomAttributeNamedArgument(member, CustomAttributeTypedArgument.Of(Members.TypeOf(member), values[at])));
        }
    }
}
