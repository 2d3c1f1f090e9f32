namespace System.Text.RegularExpressions;

internal sealed class RepeatTree : Tree
{
    private readonly Tree body;
    private readonly int min;
    private readonly int max;
    private readonly bool lazy;

    internal RepeatTree(Tree body, int min, int max, bool lazy)
    {
        this.body = body;
        this.min = min;
        this.max = max;
        this.lazy = lazy;
    }

    internal static Node Run(string set, int min, int max, bool lazy, Node next, bool back)
    {
        if (back) return new RunBackNode(set, min, max, lazy, next);
        return lazy && max > min ? new LazyRunNode(set, min, max, next) : new RunNode(set, min, max, next);
    }

    internal override Node Build(Node next, bool back)
    {
        if (max == 0) return next;
        if (min == 1 && max == 1) return body.Build(next, back);
        if (body is SetTree one) return Run(one.Set, min, max, lazy, next, back);
        if (body is TextTree text && text.Text.Length == 1) return Run((text.Folded ? "ir" : "r") + text.Text + text.Text, min, max, lazy, next, back);
        if (min > 0 || max > 1) return new LoopNode(body, min, max, lazy, back, next);
        Node once = body.Build(next, back);
        return lazy ? new BranchNode(next, once) : new BranchNode(once, next);
    }
}
