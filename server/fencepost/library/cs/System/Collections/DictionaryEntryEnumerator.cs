using System.Collections.Generic;

namespace System.Collections;

// An enumerator of pairs as the IDictionaryEnumerator that IDictionary asks for.
internal sealed class DictionaryEntryEnumerator<TKey, TValue> : IDictionaryEnumerator
{
    private readonly IEnumerator<KeyValuePair<TKey, TValue>> pairs;

    public DictionaryEntryEnumerator(IEnumerator<KeyValuePair<TKey, TValue>> pairs) => this.pairs = pairs;

    public DictionaryEntry Entry
    {
        get
        {
            KeyValuePair<TKey, TValue> pair = (KeyValuePair<TKey, TValue>)((IEnumerator)pairs).Current;
            return new DictionaryEntry(pair.Key, pair.Value);
        }
    }

    public object Key => Entry.Key;

    public object Value => Entry.Value;

    public object Current => Entry;

    public bool MoveNext() => pairs.MoveNext();

    public void Reset() => pairs.Reset();
}
