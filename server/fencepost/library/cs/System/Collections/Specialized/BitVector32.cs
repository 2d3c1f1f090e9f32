namespace System.Collections.Specialized;

public struct BitVector32 : IEquatable<BitVector32>
{
    private uint data;

    public BitVector32(int data) => this.data = unchecked((uint)data);
    public BitVector32(BitVector32 value) => data = value.data;

    public int Data => unchecked((int)data);

    public bool this[int bit]
    {
        get => (data & bit) == unchecked((uint)bit);
        set => data = value ? data | unchecked((uint)bit) : data & ~unchecked((uint)bit);
    }

    public int this[Section section]
    {
        get => unchecked((int)((data & ((uint)section.Mask << section.Offset)) >> section.Offset));
        set
        {
            uint mask = (uint)section.Mask << section.Offset;
            data = (data & ~mask) | (unchecked((uint)value << section.Offset) & mask);
        }
    }

    public static int CreateMask() => CreateMask(0);

    public static int CreateMask(int previous)
    {
        if (previous == 0) return 1;
        if (previous == int.MinValue) throw new InvalidOperationException("Bit vector is full.");
        return previous << 1;
    }

    public static Section CreateSection(short maxValue) => CreateSection(maxValue, 0, 0);
    public static Section CreateSection(short maxValue, Section previous) => CreateSection(maxValue, previous.Mask, previous.Offset);

    private static Section CreateSection(short maxValue, short before, short offset)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maxValue);
        int start = offset + 32 - Numerics.BitOperations.LeadingZeroCount((uint)(ushort)before);
        if (start >= 32) throw new InvalidOperationException("Bit vector is full.");
        return new Section((short)((1 << (32 - Numerics.BitOperations.LeadingZeroCount((uint)maxValue))) - 1), (short)start);
    }

    public bool Equals(BitVector32 other) => data == other.data;
    public override bool Equals(object o) => o is BitVector32 other && Equals(other);
    public override int GetHashCode() => data.GetHashCode();
    public override string ToString() => ToString(this);
    public static string ToString(BitVector32 value) => "BitVector32{" + Convert.ToString(value.Data, 2).PadLeft(32, '0') + "}";

    public readonly struct Section : IEquatable<Section>
    {
        internal Section(short mask, short offset)
        {
            Mask = mask;
            Offset = offset;
        }

        public short Mask { get; }
        public short Offset { get; }
        public bool Equals(Section obj) => Mask == obj.Mask && Offset == obj.Offset;
        public override bool Equals(object o) => o is Section other && Equals(other);
        public override int GetHashCode() => HashCode.Combine(Mask, Offset);
        public static bool operator ==(Section a, Section b) => a.Equals(b);
        public static bool operator !=(Section a, Section b) => !a.Equals(b);
        public override string ToString() => ToString(this);
        public static string ToString(Section value) => "Section{0x" + value.Mask.ToString("x") + ", 0x" + value.Offset.ToString("x") + "}";
    }
}
