namespace System.Reflection;

public abstract class MethodInfo : MethodBase
{
    public override MemberTypes MemberType => MemberTypes.Method;
    public virtual Type ReturnType => throw new NotImplementedException();
    public virtual ParameterInfo ReturnParameter => throw new NotImplementedException();
    public abstract ICustomAttributeProvider ReturnTypeCustomAttributes { get; }
    public abstract MethodInfo GetBaseDefinition();
    public override Type[] GetGenericArguments() => throw new NotSupportedException();
    public virtual MethodInfo GetGenericMethodDefinition() => throw new NotSupportedException();
    public virtual MethodInfo MakeGenericMethod(params Type[] typeArguments) => throw new NotSupportedException();
    public virtual Delegate CreateDelegate(Type delegateType) => throw new NotSupportedException();
    public virtual Delegate CreateDelegate(Type delegateType, object target) => throw new NotSupportedException();
    public T CreateDelegate<T>() where T : Delegate => (T)CreateDelegate(typeof(T));
    public T CreateDelegate<T>(object target) where T : Delegate => (T)CreateDelegate(typeof(T), target);
    public static bool operator ==(MethodInfo left, MethodInfo right) => ReferenceEquals(left, right);
    public static bool operator !=(MethodInfo left, MethodInfo right) => !ReferenceEquals(left, right);
    public override bool Equals(object obj) => base.Equals(obj);
    public override int GetHashCode() => base.GetHashCode();
}
