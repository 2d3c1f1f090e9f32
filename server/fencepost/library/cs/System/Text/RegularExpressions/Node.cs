namespace System.Text.RegularExpressions;

/// <summary>A part of a compiled pattern. Nodes are immutable.</summary>
internal abstract class Node
{
    internal readonly Node Next;

    internal Node(Node next) => Next = next;

    /// <summary>What comes next, or null if this does not match here.</summary>
    internal abstract Node Step(Matcher m);

    /// <summary>The first place from that one on at which this may match, or -1.</summary>
    internal virtual int First(string text, int at) => at;

    /// <summary>The last place between two ones at which this may match, or -1.</summary>
    internal virtual int Last(string text, int low, int high) => high;
}

internal sealed class Accept : Node
{
    internal Accept() : base(null) { }

    internal override Node Step(Matcher m)
    {
        m.Accepted = true;
        return null;
    }
}

// --- anchors ---

internal enum Anchor
{
    Start,
    End,
    EndOrLastLine,
    LineStart,
    LineEnd,
    Origin,
    Boundary,
    NoBoundary,
}

internal sealed class StartNode : Node
{
    internal StartNode(Node next) : base(next) { }

    internal override Node Step(Matcher m) => m.At == 0 ? Next : null;
    internal override int First(string text, int at) => at == 0 ? 0 : -1;
}

internal sealed class LineStartNode : Node
{
    internal LineStartNode(Node next) : base(next) { }

    internal override Node Step(Matcher m) => m.At == 0 || m.Text[m.At - 1] == '\n' ? Next : null;

    internal override int First(string text, int at)
    {
        if (at == 0) return 0;
        int line = Scan.Find(text, at - 1, "\n");
        return line < 0 ? -1 : line + 1;
    }
}

internal sealed class AnchorNode : Node
{
    private readonly Anchor anchor;
    private readonly bool ascii;

    internal AnchorNode(Anchor anchor, bool ascii, Node next) : base(next)
    {
        this.anchor = anchor;
        this.ascii = ascii;
    }

    internal override Node Step(Matcher m) => Holds(m) ? Next : null;

    private bool Holds(Matcher m)
    {
        int at = m.At, left = m.Text.Length - at;
        switch (anchor)
        {
            case Anchor.End: return left == 0;
            case Anchor.EndOrLastLine: return left == 0 || (left == 1 && m.Text[at] == '\n');
            case Anchor.LineEnd: return left == 0 || m.Text[at] == '\n';
            case Anchor.Origin: return at == m.Origin;
            case Anchor.Boundary: return Scan.IsBoundary(m.Text, at, ascii);
            default: return !Scan.IsBoundary(m.Text, at, ascii);
        }
    }
}
