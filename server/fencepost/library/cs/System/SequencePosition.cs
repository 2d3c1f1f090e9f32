namespace System;

public readonly struct SequencePosition : IEquatable<SequencePosition>
{
    private readonly object place;
    private readonly int index;

    public SequencePosition(object @object, int integer)
    {
        place = @object;
        index = integer;
    }

    public object GetObject() => place;
    public int GetInteger() => index;
    public bool Equals(SequencePosition other) => index == other.index && object.Equals(place, other.place);
    public override bool Equals(object obj) => obj is SequencePosition other && Equals(other);
    public override int GetHashCode() => HashCode.Combine(place == null ? 0 : place.GetHashCode(), index);
}
