namespace System;

public class Object
{
    // In the order in which reflection lists them.
    public Object() { }
    [MethodImpl(InternalCall)] public extern Type GetType();
    [MethodImpl(InternalCall)] protected extern object MemberwiseClone();
    ~Object() { }

    public virtual string ToString() => GetType().ToString();
    public virtual bool Equals(object obj) => this == obj;

    public static bool Equals(object objA, object objB)
    {
        if (objA == objB) return true;
        return objA != null && objB != null && objA.Equals(objB);
    }

    public static bool ReferenceEquals(object objA, object objB) => objA == objB;
    public virtual int GetHashCode() => RuntimeHelpers.GetHashCode(this);
}
