namespace System.Linq.Expressions;

using Reflection;

// The method of an array with several dimensions that gets an item.
internal sealed class ArrayGetter : MethodInfo
{
    private readonly Type type;

    internal ArrayGetter(Type type) => this.type = type;

    public override string Name => "Get";
    public override Type DeclaringType => type;
    public override Type ReflectedType => type;
    public override Type ReturnType => type.GetElementType();
    public override MethodAttributes Attributes => MethodAttributes.Public;
    public override ICustomAttributeProvider ReturnTypeCustomAttributes => ReturnParameter;
    public override MethodInfo GetBaseDefinition() => this;
    public override MethodImplAttributes GetMethodImplementationFlags() => MethodImplAttributes.IL;
    public override object[] GetCustomAttributes(bool inherit) => new object[0];
    public override object[] GetCustomAttributes(Type attributeType, bool inherit) => new object[0];
    public override bool IsDefined(Type attributeType, bool inherit) => false;

    public override ParameterInfo[] GetParameters()
    {
        ParameterInfo[] parameters = new ParameterInfo[type.GetArrayRank()];
        for (int i = 0; i < parameters.Length; i++) parameters[i] = new ParameterInfo(this, i, typeof(int));
        return parameters;
    }

    public override object Invoke(object obj, BindingFlags invokeAttr, Binder binder, object[] parameters, Globalization.CultureInfo culture) =>
        ((Array)obj).GetValue(Array.ConvertAll(parameters, static index => (int)index));

    public override bool Equals(object obj) => obj is ArrayGetter other && other.type == type;
    public override int GetHashCode() => type.GetHashCode();
    public override string ToString() => ReturnType + " Get(" + string.Join(", ", Enumerable.Repeat("Int32", type.GetArrayRank())) + ")";
}
