namespace System.Threading;

public struct LockCookie : IEquatable<LockCookie>
{
    internal int reads;
    internal int writes;

    public bool Equals(LockCookie obj) => reads == obj.reads && writes == obj.writes;
    public override bool Equals(object obj) => obj is LockCookie cookie && Equals(cookie);
    public override int GetHashCode() => reads + writes;
    public static bool operator ==(LockCookie a, LockCookie b) => a.Equals(b);
    public static bool operator !=(LockCookie a, LockCookie b) => !a.Equals(b);
}
