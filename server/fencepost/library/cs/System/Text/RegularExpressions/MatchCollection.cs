using System.Collections;
using Fencepost;

namespace System.Text.RegularExpressions;

/// <summary>Matches are looked for when they are asked for, as in reality: who shares the collection has to take care.</summary>
public class MatchCollection : ItemCollection<Match>
{
    private readonly Regex regex;
    private readonly string text;
    private readonly int start;
    private readonly List<Match> matches = new();
    private bool isComplete;

    internal MatchCollection(Regex regex, string text, int start)
    {
        this.regex = regex;
        this.text = text;
        this.start = start;
    }

    private protected override int Size
    {
        get
        {
            Exists(int.MaxValue);
            return matches.Count;
        }
    }

    private protected override bool Exists(int index)
    {
        while (!isComplete && matches.Count <= index)
        {
            int count = matches.Count;
            Match match = count == 0 ? regex.Search(text, start, -1) : matches[count - 1].NextMatch();
            if (match.Success) matches.Add(match);
            else isComplete = true;
        }
        return index < matches.Count;
    }

    private protected override Match At(int index)
    {
        if (index < 0 || !Exists(index)) throw new ArgumentOutOfRangeException("i");
        return matches[index];
    }

    public int Count => Size;
    public bool IsReadOnly => true;
    public bool IsSynchronized => false;
    public object SyncRoot => this;
    public virtual Match this[int i] => At(i);
    public IEnumerator GetEnumerator() => Enumerate();
    public void CopyTo(Array array, int arrayIndex) => Copy(array, arrayIndex);
    public void CopyTo(Match[] array, int arrayIndex) => Copy(array, arrayIndex);
}
