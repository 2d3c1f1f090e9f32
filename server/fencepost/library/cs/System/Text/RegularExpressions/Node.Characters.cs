namespace System.Text.RegularExpressions;

// What takes characters: forwards, or backwards in a lookbehind and with RegexOptions.RightToLeft.

internal sealed class TextNode : Node
{
    private readonly string part;

    internal TextNode(string part, Node next) : base(next) => this.part = part;

    internal override Node Step(Matcher m)
    {
        if (!Scan.Has(m.Text, m.At, part)) return null;
        m.At += part.Length;
        return Next;
    }

    internal override int First(string text, int at) => Scan.Find(text, at, part);
    internal override int Last(string text, int low, int high) => Scan.FindLast(text, low, high, part);
}

internal sealed class FoldedTextNode : Node
{
    private readonly string part;

    internal FoldedTextNode(string part, Node next) : base(next) => this.part = part;

    internal override Node Step(Matcher m)
    {
        if (!Scan.HasFolded(m.Text, m.At, part)) return null;
        m.At += part.Length;
        return Next;
    }

    internal override int First(string text, int at) => Scan.FindFolded(text, at, part);
}

internal sealed class TextBackNode : Node
{
    private readonly string part;
    private readonly bool folded;

    internal TextBackNode(string part, bool folded, Node next) : base(next)
    {
        this.part = part;
        this.folded = folded;
    }

    internal override Node Step(Matcher m)
    {
        int at = m.At - part.Length;
        if (at < 0 || !(folded ? Scan.HasFolded(m.Text, at, part) : Scan.Has(m.Text, at, part))) return null;
        m.At = at;
        return Next;
    }
}

/// <summary>As many characters of a set as there are, and then fewer.</summary>
internal sealed class RunNode : Node
{
    private readonly string set;
    private readonly int min;
    private readonly int max;
    private readonly Node fewer;

    internal RunNode(string set, int min, int max, Node next) : base(next)
    {
        this.set = set;
        this.min = min;
        this.max = max;
        fewer = max > min ? new FewerNode(next) : null;
    }

    internal override Node Step(Matcher m)
    {
        int at = m.At;
        int count = Scan.Run(m.Text, at, max, set);
        if (count < min) return null;
        m.At = at + count;
        if (count > min) m.Choose(fewer, at + count - 1, at + min);
        return Next;
    }

    internal override int First(string text, int at) => min == 0 ? at : Scan.FindIn(text, at, set);
}

internal sealed class FewerNode : Node
{
    internal FewerNode(Node next) : base(next) { }

    internal override Node Step(Matcher m)
    {
        int low = m.Bound;
        int at = Next.Last(m.Text, low, m.At);
        if (at < low) return null;
        m.At = at;
        if (at > low) m.Choose(this, at - 1, low);
        return Next;
    }
}

/// <summary>As few characters of a set as are allowed, and then more.</summary>
internal sealed class LazyRunNode : Node
{
    private readonly string set;
    private readonly int min;
    private readonly int max;
    private readonly Node more;

    internal LazyRunNode(string set, int min, int max, Node next) : base(next)
    {
        this.set = set;
        this.min = min;
        this.max = max;
        more = new MoreNode(set, next);
    }

    internal override Node Step(Matcher m)
    {
        int at = m.At;
        if (min > 0)
        {
            if (Scan.Run(m.Text, at, min, set) < min) return null;
            m.At = at += min;
        }
        if (max > min) m.Choose(more, at, max - min);
        return Next;
    }

    internal override int First(string text, int at) => min == 0 ? at : Scan.FindIn(text, at, set);
}

internal sealed class MoreNode : Node
{
    private readonly string set;

    internal MoreNode(string set, Node next) : base(next) => this.set = set;

    internal override Node Step(Matcher m)
    {
        int at = m.At, left = m.Bound;
        int end = Next.First(m.Text, at + 1);
        if (end < 0) return null;
        int count = end - at;
        if (count > left || Scan.Run(m.Text, at, count, set) < count) return null;
        m.At = end;
        if (left > count) m.Choose(this, end, left - count);
        return Next;
    }
}

internal sealed class RunBackNode : Node
{
    private readonly string set;
    private readonly int min;
    private readonly int max;
    private readonly Node other;
    private readonly bool lazy;

    internal RunBackNode(string set, int min, int max, bool lazy, Node next) : base(next)
    {
        this.set = set;
        this.min = min;
        this.max = max;
        this.lazy = lazy;
        other = lazy ? new MoreBackNode(set, next) : new FewerBackNode(next);
    }

    internal override Node Step(Matcher m)
    {
        int at = m.At;
        int count = Scan.RunBack(m.Text, at, lazy ? min : max, set);
        if (count < min) return null;
        m.At = at - count;
        if (lazy && max > min) m.Choose(other, m.At, max - min);
        else if (!lazy && count > min) m.Choose(other, at - count + 1, at - min);
        return Next;
    }
}

internal sealed class FewerBackNode : Node
{
    internal FewerBackNode(Node next) : base(next) { }

    internal override Node Step(Matcher m)
    {
        if (m.At < m.Bound) m.Choose(this, m.At + 1, m.Bound);
        return Next;
    }
}

internal sealed class MoreBackNode : Node
{
    private readonly string set;

    internal MoreBackNode(string set, Node next) : base(next) => this.set = set;

    internal override Node Step(Matcher m)
    {
        if (Scan.RunBack(m.Text, m.At, 1, set) == 0) return null;
        m.At--;
        if (m.Bound > 1) m.Choose(this, m.At, m.Bound - 1);
        return Next;
    }
}

internal sealed class ReferenceNode : Node
{
    private readonly int group;
    private readonly bool folded;
    private readonly bool back;

    /// <summary>Whether a group without capture matches the empty text.</summary>
    private readonly bool optional;

    internal ReferenceNode(int group, bool folded, bool back, bool optional, Node next) : base(next)
    {
        this.group = group;
        this.folded = folded;
        this.back = back;
        this.optional = optional;
    }

    internal override Node Step(Matcher m)
    {
        Captured captured = Captured.Of(m.Captured, group);
        if (captured == null) return optional ? Next : null;
        int at = m.At, length = captured.Length;
        if (back) at -= length;
        if (at < 0) return null;
        string part = m.Text.Substring(captured.Index, length);
        if (!(folded ? Scan.HasFolded(m.Text, at, Scan.Fold(part)) : Scan.Has(m.Text, at, part))) return null;
        m.At = back ? at : at + length;
        return Next;
    }
}
