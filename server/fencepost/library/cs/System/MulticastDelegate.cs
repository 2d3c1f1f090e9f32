namespace System;

public abstract class MulticastDelegate : Delegate
{
    public static bool operator ==(MulticastDelegate d1, MulticastDelegate d2) => d1 is null ? d2 is null : d1.Equals(d2);
    public static bool operator !=(MulticastDelegate d1, MulticastDelegate d2) => d1 is null ? d2 is not null : !d1.Equals(d2);
    public override bool Equals(object obj) => base.Equals(obj);
    public override int GetHashCode() => base.GetHashCode();
}
