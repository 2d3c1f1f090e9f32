namespace System.Text.RegularExpressions;

/// <summary>A part of a pattern as it is written. What follows it is built first: parts are linked from their end.</summary>
internal abstract class Tree
{
    internal abstract Node Build(Node next, bool back);
}

internal sealed class TextTree : Tree
{
    internal readonly string Text;
    internal readonly bool Folded;

    internal TextTree(string text, bool folded)
    {
        Text = text;
        Folded = folded;
    }

    internal override Node Build(Node next, bool back)
    {
        string part = Folded ? Scan.Fold(Text) : Text;
        if (back) return new TextBackNode(part, Folded, next);
        return Folded ? new FoldedTextNode(part, next) : new TextNode(part, next);
    }
}

internal sealed class SetTree : Tree
{
    internal readonly string Set;

    internal SetTree(string set) => Set = set;

    internal override Node Build(Node next, bool back) => RepeatTree.Run(Set, 1, 1, false, next, back);
}

internal sealed class SequenceTree : Tree
{
    private readonly List<Tree> parts;

    internal SequenceTree(List<Tree> parts) => this.parts = parts;

    internal override Node Build(Node next, bool back)
    {
        int count = parts.Count;
        if (back) for (int i = 0; i < count; i++) next = parts[i].Build(next, true);
        else while (--count >= 0) next = parts[count].Build(next, false);
        return next;
    }
}

internal sealed class BranchTree : Tree
{
    private readonly List<Tree> branches;

    internal BranchTree(List<Tree> branches) => this.branches = branches;

    internal override Node Build(Node next, bool back)
    {
        int i = branches.Count - 1;
        Node node = branches[i].Build(next, back);
        while (--i >= 0) node = new BranchNode(branches[i].Build(next, back), node);
        return node;
    }
}

internal sealed class AnchorTree : Tree
{
    private readonly Anchor anchor;
    private readonly bool ascii;

    internal AnchorTree(Anchor anchor, bool ascii)
    {
        this.anchor = anchor;
        this.ascii = ascii;
    }

    internal override Node Build(Node next, bool back)
    {
        if (anchor == Anchor.Start) return new StartNode(next);
        return anchor == Anchor.LineStart ? new LineStartNode(next) : new AnchorNode(anchor, ascii, next);
    }
}

/// <summary>A group that captures. Numbers of names are known at the end of the pattern.</summary>
internal sealed class CaptureTree : Tree
{
    internal readonly string Name;
    internal readonly string TakenName;
    internal int Number;
    internal int Taken;
    internal Tree Body;

    internal CaptureTree(string name, int number, string takenName, int taken)
    {
        Name = name;
        Number = number;
        TakenName = takenName;
        Taken = taken;
    }

    internal override Node Build(Node next, bool back)
    {
        Node end = Taken < 0 ? new CaptureNode(Number, next) : new BalanceNode(Number, Taken, next);
        return new EnterNode(Body.Build(end, back));
    }
}

internal sealed class ReferenceTree : Tree
{
    internal readonly string Name;
    internal int Number;
    private readonly bool folded;
    private readonly bool optional;

    internal ReferenceTree(string name, int number, bool folded, bool optional)
    {
        Name = name;
        Number = number;
        this.folded = folded;
        this.optional = optional;
    }

    internal override Node Build(Node next, bool back) => new ReferenceNode(Number, folded, back, optional, next);
}

internal sealed class AtomicTree : Tree
{
    private readonly Tree body;

    internal AtomicTree(Tree body) => this.body = body;

    internal override Node Build(Node next, bool back) => new EnterNode(body.Build(new AtomicEndNode(next), back));
}

internal sealed class LookTree : Tree
{
    private readonly Tree body;
    private readonly bool behind;
    private readonly bool negative;

    internal LookTree(Tree body, bool behind, bool negative)
    {
        this.body = body;
        this.behind = behind;
        this.negative = negative;
    }

    internal override Node Build(Node next, bool back)
    {
        if (negative) return new TryNode(body.Build(new RefuseNode(), behind), next);
        return new LookNode(body.Build(new LookEndNode(next), behind));
    }
}

internal sealed class ConditionTree : Tree
{
    /// <summary>What is asked: a group, or else whether this matches.</summary>
    private readonly Tree test;
    private readonly Tree yes;
    private readonly Tree no;

    internal ConditionTree(Tree test, Tree yes, Tree no)
    {
        this.test = test;
        this.yes = yes;
        this.no = no;
    }

    internal override Node Build(Node next, bool back)
    {
        Node then = yes.Build(next, back), otherwise = no == null ? next : no.Build(next, back);
        if (test is ReferenceTree group) return new IfCapturedNode(group.Number, then, otherwise);
        return new TryNode(test.Build(new LookEndNode(then), back), otherwise);
    }
}
