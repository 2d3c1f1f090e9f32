namespace System;

public class Object
{
    public Object() { }
    ~Object() { }

    public virtual bool Equals(object obj) => this == obj;
    public virtual int GetHashCode() => RuntimeHelpers.GetHashCode(this);
    public virtual string ToString() => GetType().ToString();
    [MethodImpl(InternalCall)] public extern Type GetType();
    [MethodImpl(InternalCall)] protected extern object MemberwiseClone();

    public static bool Equals(object objA, object objB)
    {
        if (objA == objB) return true;
        return objA != null && objB != null && objA.Equals(objB);
    }

    public static bool ReferenceEquals(object objA, object objB) => objA == objB;
}
