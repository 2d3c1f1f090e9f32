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
