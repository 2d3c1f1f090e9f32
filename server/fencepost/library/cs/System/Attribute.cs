namespace System;

public abstract partial class Attribute
{
    protected Attribute() { }

    public override bool Equals(object obj)
    {
        if (obj is null || GetType() != obj.GetType()) return false;
        const int Every = (int)(Reflection.BindingFlags.DeclaredOnly | Reflection.BindingFlags.Instance | Reflection.BindingFlags.Public | Reflection.BindingFlags.NonPublic);
        for (Type level = GetType(); level != typeof(Attribute); level = level.BaseType)
        {
            Fencepost.Members.RequireAll(level, Fencepost.Members.Field, Every);
            foreach (Reflection.MemberInfo field in Fencepost.Members.Select(level, Fencepost.Members.Field, null, Every))
            {
                if (!Same(((Reflection.FieldInfo)field).GetValue(this), ((Reflection.FieldInfo)field).GetValue(obj))) return false;
            }
        }
        return true;
    }

    private static bool Same(object a, object b)
    {
        if (a is not Array x || b is not Array y) return Equals(a, b);
        if (x.GetType() != y.GetType() || x.Length != y.Length) return false;
        for (int i = 0; i < x.Length; i++)
        {
            if (!Same(x.GetValue(i), y.GetValue(i))) return false;
        }
        return true;
    }

    public override int GetHashCode() => RuntimeHelpers.GetHashCode(this);
    public virtual object TypeId => GetType();
    public virtual bool Match(object obj) => Equals(obj);
    public virtual bool IsDefaultAttribute() => false;
}
