namespace System.Collections.Frozen;

public abstract partial class FrozenSet<T>
{
    public AlternateLookup<TAlternate> GetAlternateLookup<TAlternate>() where TAlternate : allows ref struct =>
        new AlternateLookup<TAlternate>(set.GetAlternateLookup<TAlternate>());

    public bool TryGetAlternateLookup<TAlternate>(out AlternateLookup<TAlternate> lookup) where TAlternate : allows ref struct
    {
        bool found = set.TryGetAlternateLookup(out HashSet<T>.AlternateLookup<TAlternate> inner);
        lookup = new AlternateLookup<TAlternate>(inner);
        return found;
    }

    public readonly struct AlternateLookup<TAlternate> where TAlternate : allows ref struct
    {
        private readonly HashSet<T>.AlternateLookup<TAlternate> inner;

        internal AlternateLookup(HashSet<T>.AlternateLookup<TAlternate> inner) => this.inner = inner;

        public bool Contains(TAlternate item) => inner.Contains(item);
        public bool TryGetValue(TAlternate equalValue, out T actualValue) => inner.TryGetValue(equalValue, out actualValue);
    }
}
