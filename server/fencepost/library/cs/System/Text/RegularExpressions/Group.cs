namespace System.Text.RegularExpressions;

public class Group : Capture
{
    /// <summary>The captures of all groups from this one's latest on; null if there is none.</summary>
    private readonly Captured captured;
    private readonly int shift;

    public bool Success { get; }
    public string Name { get; }

    internal Group(string whole, string name) : base(whole, 0, 0) => Name = name;

    internal Group(string whole, string name, Captured captured, int shift) : base(whole, captured.Index + shift, captured.Length)
    {
        Name = name;
        this.captured = captured;
        this.shift = shift;
        Success = true;
    }

    /// <summary>A whole match.</summary>
    internal Group(string whole, int index, int length) : base(whole, index, length)
    {
        Name = "0";
        Success = true;
    }

    public CaptureCollection Captures
    {
        get
        {
            var list = new List<Capture>();
            if (captured == null && Success) list.Add(this);
            int taken = 0;
            for (Captured one = captured; one != null; one = one.Before)
            {
                if (one.Group != captured.Group) continue;
                if (one.Length < 0) taken++;
                else if (taken > 0) taken--;
                else list.Add(one == captured ? this : new Capture(Whole, one.Index + shift, one.Length));
            }
            list.Reverse();
            return new CaptureCollection(list.ToArray());
        }
    }

    internal override bool IsSame(Capture other) => other is Group group && group.Name == Name && group.Success == Success && base.IsSame(other);

    public static Group Synchronized(Group inner)
    {
        ArgumentNullException.ThrowIfNull(inner);
        return inner;
    }
}
