namespace System.Text.RegularExpressions;

internal sealed class BranchNode : Node
{
    private readonly Node rest;

    internal BranchNode(Node first, Node rest) : base(first) => this.rest = rest;

    internal override Node Step(Matcher m)
    {
        m.Choose(rest);
        return Next;
    }

    internal override int First(string text, int at)
    {
        int left = Next.First(text, at);
        if (left == at) return at;
        int right = rest.First(text, at);
        return left < 0 || (right >= 0 && right < left) ? right : left;
    }
}

// --- loops ---

/// <summary>A loop ends with a part that decides whether there is another iteration.</summary>
internal sealed class LoopNode : Node
{
    internal readonly Node Body;
    private readonly Node end;
    private readonly bool required;

    internal LoopNode(Tree body, int min, int max, bool lazy, bool back, Node next) : base(next)
    {
        required = min > 0;
        end = lazy ? new LazyLoopEndNode(this, min, max, next) : new LoopEndNode(this, min, max, next);
        Body = body.Build(end, back);
    }

    internal override Node Step(Matcher m)
    {
        m.Frames = new Frame(m.Frames, -1, 0, null);
        return end;
    }

    internal override int First(string text, int at) => required ? Body.First(text, at) : at;
}

internal sealed class LoopEndNode : Node
{
    private readonly LoopNode loop;
    private readonly int min;
    private readonly int max;

    internal LoopEndNode(LoopNode loop, int min, int max, Node next) : base(next)
    {
        this.loop = loop;
        this.min = min;
        this.max = max;
    }

    internal override Node Step(Matcher m)
    {
        Frame frame = m.Frames, outer = frame.Outer;
        int count = frame.Count, at = m.At;
        if (count >= min)
        {
            m.Frames = outer;
            if (count == max || at == frame.Start) return Next;
            m.Choose(Next);
        }
        m.Frames = new Frame(outer, at, count + 1, null);
        return loop.Body;
    }
}

internal sealed class LazyLoopEndNode : Node
{
    private readonly int min;
    private readonly int max;
    private readonly Node more;

    internal LazyLoopEndNode(LoopNode loop, int min, int max, Node next) : base(next)
    {
        this.min = min;
        this.max = max;
        more = new LoopMoreNode(loop);
    }

    internal override Node Step(Matcher m)
    {
        Frame frame = m.Frames;
        int count = frame.Count;
        if (count < min) return more;
        if (count != max && m.At != frame.Start) m.Choose(more);
        m.Frames = frame.Outer;
        return Next;
    }
}

internal sealed class LoopMoreNode : Node
{
    private readonly LoopNode loop;

    internal LoopMoreNode(LoopNode loop) : base(null) => this.loop = loop;

    internal override Node Step(Matcher m)
    {
        Frame frame = m.Frames;
        m.Frames = new Frame(frame.Outer, m.At, frame.Count + 1, null);
        return loop.Body;
    }
}

// --- groups that capture ---

/// <summary>Remembers where it was entered, and which choices there were.</summary>
internal sealed class EnterNode : Node
{
    internal EnterNode(Node next) : base(next) { }

    internal override Node Step(Matcher m)
    {
        m.Frames = new Frame(m.Frames, m.At, 0, m.Choices);
        return Next;
    }

    internal override int First(string text, int at) => Next.First(text, at);
    internal override int Last(string text, int low, int high) => Next.Last(text, low, high);
}

internal sealed class CaptureNode : Node
{
    private readonly int group;

    internal CaptureNode(int group, Node next) : base(next) => this.group = group;

    internal override Node Step(Matcher m)
    {
        Frame frame = m.Frames;
        int start = frame.Start, at = m.At;
        m.Frames = frame.Outer;
        m.Captured = at < start ? new Captured(m.Captured, group, at, start - at) : new Captured(m.Captured, group, start, at - start);
        return Next;
    }

    internal override int First(string text, int at) => Next.First(text, at);
    internal override int Last(string text, int low, int high) => Next.Last(text, low, high);
}

/// <summary>Takes the latest capture of one group away; another group, if there is one, captures what lies between that and this.</summary>
internal sealed class BalanceNode : Node
{
    private readonly int group;
    private readonly int taken;

    internal BalanceNode(int group, int taken, Node next) : base(next)
    {
        this.group = group;
        this.taken = taken;
    }

    internal override Node Step(Matcher m)
    {
        Captured last = Captured.Of(m.Captured, taken);
        if (last == null) return null;
        Frame frame = m.Frames;
        m.Frames = frame.Outer;
        m.Captured = new Captured(m.Captured, taken, 0, -1);
        if (group >= 0)
        {
            int low = Math.Min(frame.Start, m.At), high = Math.Max(frame.Start, m.At), end = last.Index + last.Length;
            if (low >= end) (low, high) = (end, low);
            else if (high <= last.Index) (low, high) = (high, last.Index);
            else (low, high) = (Math.Max(low, last.Index), Math.Min(high, end));
            m.Captured = new Captured(m.Captured, group, low, high - low);
        }
        return Next;
    }
}

// --- groups from which there is no way back ---

internal sealed class AtomicEndNode : Node
{
    internal AtomicEndNode(Node next) : base(next) { }

    internal override Node Step(Matcher m)
    {
        Frame frame = m.Frames;
        m.Choices = frame.Choices;
        m.Frames = frame.Outer;
        return Next;
    }
}

internal sealed class LookNode : Node
{
    internal LookNode(Node body) : base(body) { }

    internal override Node Step(Matcher m)
    {
        m.Frames = new Frame(m.Frames, m.At, 0, m.Choices);
        return Next;
    }
}

/// <summary>What was looked at matches.</summary>
internal sealed class LookEndNode : Node
{
    internal LookEndNode(Node next) : base(next) { }

    internal override Node Step(Matcher m)
    {
        Frame frame = m.Frames;
        m.Choices = frame.Choices;
        m.Frames = frame.Outer;
        m.At = frame.Start;
        return Next;
    }
}

/// <summary>What should not have matched does.</summary>
internal sealed class RefuseNode : Node
{
    internal RefuseNode() : base(null) { }

    internal override Node Step(Matcher m)
    {
        m.Choices = m.Frames.Choices;
        return null;
    }
}

/// <summary>Tries something, and goes on elsewhere if it fails.</summary>
internal sealed class TryNode : Node
{
    private readonly Node otherwise;

    internal TryNode(Node body, Node otherwise) : base(body) => this.otherwise = otherwise;

    internal override Node Step(Matcher m)
    {
        Choice choices = m.Choices;
        m.Choose(otherwise);
        m.Frames = new Frame(m.Frames, m.At, 0, choices);
        return Next;
    }
}

internal sealed class IfCapturedNode : Node
{
    private readonly int group;
    private readonly Node otherwise;

    internal IfCapturedNode(int group, Node next, Node otherwise) : base(next)
    {
        this.group = group;
        this.otherwise = otherwise;
    }

    internal override Node Step(Matcher m) => Captured.Of(m.Captured, group) != null ? Next : otherwise;
}
