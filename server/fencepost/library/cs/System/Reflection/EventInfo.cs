namespace System.Reflection;

public abstract class EventInfo : MemberInfo
{
    public override MemberTypes MemberType => MemberTypes.Event;
    public abstract MethodInfo GetAddMethod(bool nonPublic);
    public abstract MethodInfo GetRemoveMethod(bool nonPublic);
    public MethodInfo GetAddMethod() => GetAddMethod(false);
    public MethodInfo GetRemoveMethod() => GetRemoveMethod(false);
    public virtual MethodInfo AddMethod => GetAddMethod(true);
    public virtual MethodInfo RemoveMethod => GetRemoveMethod(true);
    public virtual Type EventHandlerType => throw new NotImplementedException();

    public virtual void AddEventHandler(object target, Delegate handler)
    {
        MethodInfo adder = GetAddMethod(false);
        if (adder is null) throw new InvalidOperationException("Cannot add the event handler since no public add method exists for the event.");
        adder.Invoke(target, new object[] { handler });
    }

    public virtual void RemoveEventHandler(object target, Delegate handler)
    {
        MethodInfo remover = GetRemoveMethod(false);
        if (remover is null) throw new InvalidOperationException("Cannot remove the event handler since no public remove method exists for the event.");
        remover.Invoke(target, new object[] { handler });
    }

    public static bool operator ==(EventInfo left, EventInfo right) => ReferenceEquals(left, right);
    public static bool operator !=(EventInfo left, EventInfo right) => !ReferenceEquals(left, right);
    public override bool Equals(object obj) => base.Equals(obj);
    public override int GetHashCode() => base.GetHashCode();
}

internal sealed class RuntimeEventInfo : EventInfo
{
    public override string Name => Fencepost.Members.Name(this);
    public override Type DeclaringType => Fencepost.Members.Owner(this);
    public override Type ReflectedType => Fencepost.Members.SeenFrom(this);
    public override Type EventHandlerType => Fencepost.Members.TypeOf(this);
    public override MethodInfo GetAddMethod(bool nonPublic) => Shown(Fencepost.Members.Accessor(this, 0), nonPublic);
    public override MethodInfo GetRemoveMethod(bool nonPublic) => Shown(Fencepost.Members.Accessor(this, 1), nonPublic);
    private static MethodInfo Shown(MethodInfo method, bool nonPublic) => method is not null && (nonPublic || method.IsPublic) ? method : null;

    public override object[] GetCustomAttributes(bool inherit) => AttributeFinder.Of(this, -1, typeof(object), false);
    public override object[] GetCustomAttributes(Type attributeType, bool inherit) => AttributeFinder.Of(this, -1, attributeType, false);
    public override bool IsDefined(Type attributeType, bool inherit) => AttributeFinder.Any(this, -1, attributeType, false);
    public override string ToString() => Fencepost.Members.Text(this);
}
