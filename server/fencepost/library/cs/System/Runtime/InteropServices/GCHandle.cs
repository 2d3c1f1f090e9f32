using Fencepost;

namespace System.Runtime.InteropServices;

// Deviation: weak handles keep their targets, which the verdict names.
public struct GCHandle : IEquatable<GCHandle>
{
    private sealed class Cell
    {
        internal object target;
        private readonly bool weak;

        internal Cell(object target, bool weak)
        {
            this.target = target;
            this.weak = weak;
        }

        internal object Target => weak ? GC.Weak(target) : target;
    }

    private Cell cell;

    public static GCHandle Alloc(object value) => Alloc(value, GCHandleType.Normal);

    public static GCHandle Alloc(object value, GCHandleType type)
    {
        if ((uint)type > (uint)GCHandleType.Pinned) throw new ArgumentOutOfRangeException("type");
        return new GCHandle { cell = new Cell(value, type < GCHandleType.Normal) };
    }

    public readonly bool IsAllocated => cell != null;

    public object Target
    {
        readonly get => (cell ?? throw NotAllocated()).Target;
        set => (cell ?? throw NotAllocated()).target = value;
    }

    public void Free()
    {
        if (cell == null) throw NotAllocated();
        cell = null;
    }

    private static InvalidOperationException NotAllocated() => new InvalidOperationException("Handle is not initialized.");

    public readonly IntPtr AddrOfPinnedObject()
    {
        Machine.Unsupported("the address of a pinned object");
        return default;
    }

    public override readonly int GetHashCode() => cell == null ? 0 : cell.GetHashCode();
    public override readonly bool Equals(object o) => o is GCHandle other && Equals(other);
    public readonly bool Equals(GCHandle other) => cell == other.cell;
    public static bool operator ==(GCHandle a, GCHandle b) => a.cell == b.cell;
    public static bool operator !=(GCHandle a, GCHandle b) => a.cell != b.cell;
}
