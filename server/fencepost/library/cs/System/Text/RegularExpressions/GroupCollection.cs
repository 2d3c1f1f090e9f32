using System.Collections;
using Fencepost;

namespace System.Text.RegularExpressions;

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
