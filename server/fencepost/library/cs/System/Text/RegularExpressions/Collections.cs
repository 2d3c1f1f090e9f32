using System.Collections;
using Fencepost;

namespace System.Text.RegularExpressions;

public class CaptureCollection : ItemCollection<Capture>
{
    private readonly Capture[] captures;

    internal CaptureCollection(Capture[] captures) => this.captures = captures;

    private protected override int Size => captures.Length;

    private protected override Capture At(int index)
    {
        if ((uint)index >= (uint)captures.Length) throw new ArgumentOutOfRangeException("i");
        return captures[index];
    }

    public int Count => captures.Length;
    public bool IsReadOnly => true;
    public bool IsSynchronized => false;
    public object SyncRoot => this;
    public Capture this[int i] => At(i);
    public IEnumerator GetEnumerator() => Enumerate();
    public void CopyTo(Array array, int arrayIndex) => Copy(array, arrayIndex);
    public void CopyTo(Capture[] array, int arrayIndex) => Copy(array, arrayIndex);
}

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

public class GroupCollection : ItemCollection<Group>, IReadOnlyDictionary<string, Group>
{
    private readonly Match match;

    internal GroupCollection(Match match) => this.match = match;

    private protected override int Size => match.GroupCount;

    /// <summary>In .NET, too, the group of that number, which need not be the one of that index.</summary>
    private protected override Group At(int index) => this[index];

    public int Count => match.GroupCount;
    public bool IsReadOnly => true;
    public bool IsSynchronized => false;
    public object SyncRoot => this;

    /// <summary>The group of a number.</summary>
    public Group this[int groupnum] => match.GroupAt(match.GroupIndex(groupnum));

    public Group this[string groupname]
    {
        get
        {
            if (groupname == null) throw new ArgumentNullException("name");
            return match.GroupAt(match.GroupIndex(groupname));
        }
    }

    public IEnumerator GetEnumerator() => Enumerate();
    public void CopyTo(Array array, int arrayIndex) => Copy(array, arrayIndex);
    public void CopyTo(Group[] array, int arrayIndex) => Copy(array, arrayIndex);

    public IEnumerable<string> Keys
    {
        get
        {
            for (int i = 0; i < Count; i++) yield return this[i].Name;
        }
    }

    public IEnumerable<Group> Values
    {
        get
        {
            for (int i = 0; i < Count; i++) yield return this[i];
        }
    }

    IEnumerator<KeyValuePair<string, Group>> IEnumerable<KeyValuePair<string, Group>>.GetEnumerator()
    {
        for (int i = 0; i < Count; i++)
        {
            Group group = this[i];
            yield return new KeyValuePair<string, Group>(group.Name, group);
        }
    }

    public bool ContainsKey(string key)
    {
        if (key == null) throw new ArgumentNullException("name");
        return match.GroupIndex(key) >= 0;
    }

    public bool TryGetValue(string key, out Group value)
    {
        bool found = ContainsKey(key);
        value = found ? this[key] : null;
        return found;
    }
}
