namespace System.Collections.Generic;

public partial class HashSet<T>
{
    public AlternateLookup<TAlternate> GetAlternateLookup<TAlternate>() where TAlternate : allows ref struct =>
        TryGetAlternateLookup(out AlternateLookup<TAlternate> lookup) ? lookup : throw Alternates.NotSupported();

    public bool TryGetAlternateLookup<TAlternate>(out AlternateLookup<TAlternate> lookup) where TAlternate : allows ref struct
    {
        IAlternateEqualityComparer<TAlternate, T> items = Alternates.Of<TAlternate, T>(comparer);
        lookup = items == null ? default : new AlternateLookup<TAlternate>(this, items);
        return items != null;
    }

    public readonly struct AlternateLookup<TAlternate> where TAlternate : allows ref struct
    {
        private readonly IAlternateEqualityComparer<TAlternate, T> items;

        internal AlternateLookup(HashSet<T> set, IAlternateEqualityComparer<TAlternate, T> items)
        {
            Set = set;
            this.items = items;
        }

        public HashSet<T> Set { get; }
        public bool Add(TAlternate item) => Set.Add(items.Create(item));
        public bool Remove(TAlternate item) => Set.Remove(items.Create(item));
        public bool Contains(TAlternate item) => Set.Contains(items.Create(item));
        public bool TryGetValue(TAlternate equalValue, out T actualValue) => Set.TryGetValue(items.Create(equalValue), out actualValue);
    }
}
