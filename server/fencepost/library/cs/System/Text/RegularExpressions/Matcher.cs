namespace System.Text.RegularExpressions;

/// <summary>What a match goes through: registers, and the choices to come back to. All lists are immutable.</summary>
internal sealed class Matcher
{
    internal readonly string Text;

    /// <summary>Where the search has begun.</summary>
    internal readonly int Origin;

    internal int At;

    /// <summary>What a choice has to remember besides.</summary>
    internal int Bound;

    internal bool Accepted;
    internal Captured Captured;
    internal Frame Frames;
    internal Choice Choices;

    internal Matcher(string text, int origin)
    {
        Text = text;
        Origin = origin;
    }

    /// <summary>Whether there is a match that begins there; it ends at At.</summary>
    internal bool Run(Node node, int start)
    {
        At = start;
        while (true)
        {
            node = node.Step(this);
            if (node != null) continue;
            if (Accepted) return true;
            Choice choice = Choices;
            if (choice == null)
            {
                Captured = null;
                Frames = null;
                return false;
            }
            Choices = choice.Below;
            At = choice.At;
            Bound = choice.Bound;
            Captured = choice.Captured;
            Frames = choice.Frames;
            node = choice.Node;
        }
    }

    /// <summary>If all fails from here on, go on with that node in this state.</summary>
    internal void Choose(Node node) => Choices = new Choice(this, node, At, 0);

    internal void Choose(Node node, int at, int bound) => Choices = new Choice(this, node, at, bound);
}

internal sealed class Choice
{
    internal readonly Choice Below;
    internal readonly Node Node;
    internal readonly int At;
    internal readonly int Bound;
    internal readonly Captured Captured;
    internal readonly Frame Frames;

    internal Choice(Matcher m, Node node, int at, int bound)
    {
        Below = m.Choices;
        Node = node;
        At = at;
        Bound = bound;
        Captured = m.Captured;
        Frames = m.Frames;
    }
}

/// <summary>A loop or group in which the match is.</summary>
internal sealed class Frame
{
    internal readonly Frame Outer;
    internal readonly int Start;

    /// <summary>Of a loop: which iteration this is.</summary>
    internal readonly int Count;

    /// <summary>The choices that there were when it was entered.</summary>
    internal readonly Choice Choices;

    internal Frame(Frame outer, int start, int count, Choice choices)
    {
        Outer = outer;
        Start = start;
        Count = count;
        Choices = choices;
    }
}

/// <summary>What groups have captured, the latest first; a negative length takes the group's latest capture away.</summary>
internal sealed class Captured
{
    internal readonly Captured Before;
    internal readonly int Group;
    internal readonly int Index;
    internal readonly int Length;

    internal Captured(Captured before, int group, int index, int length)
    {
        Before = before;
        Group = group;
        Index = index;
        Length = length;
    }

    /// <summary>The latest capture of a group from this one on, or null.</summary>
    internal static Captured Of(Captured captured, int group)
    {
        int taken = 0;
        for (; captured != null; captured = captured.Before)
        {
            if (captured.Group != group) continue;
            if (captured.Length < 0) taken++;
            else if (taken == 0) return captured;
            else taken--;
        }
        return null;
    }
}
