namespace System;

// Deviation: GetHashCode combines all fields; the real one may use only the first, and differs from run to run. The verdict
// names that where a program asks for one itself.
public abstract class ValueType
{
    public override bool Equals(object obj)
    {
        if (obj == null || GetType() != obj.GetType()) return false;
        object self = this;
        int count = Fencepost.Machine.FieldCount(self);
        for (int i = 0; i < count; i++)
        {
            if (!Equals(Fencepost.Machine.GetField(self, i), Fencepost.Machine.GetField(obj, i))) return false;
        }
        return true;
    }

    public override int GetHashCode()
    {
        Fencepost.Machine.AsksForHash();
        object self = this;
        int count = Fencepost.Machine.FieldCount(self);
        int hash = count;
        for (int i = 0; i < count; i++)
        {
            object field = Fencepost.Machine.GetField(self, i);
            hash = hash * 31 + (field == null ? 0 : field.GetHashCode());
        }
        return hash;
    }

    public override string ToString() => GetType().ToString();
}
