namespace System.Collections;

public partial class Hashtable
{
    private sealed class SynchronizedHashtable : Hashtable
    {
        private readonly Hashtable table;
        private readonly object root;

        public SynchronizedHashtable(Hashtable table)
        {
            this.table = table;
            root = table.SyncRoot;
        }

        public override int Count => table.Count;

        public override bool IsSynchronized => true;

        public override object SyncRoot => root;

        public override object this[object key]
        {
            get => table[key];
            set
            {
                lock (root) table[key] = value;
            }
        }

        public override bool Contains(object key) => table.Contains(key);

        public override bool ContainsKey(object key) => table.ContainsKey(key);

        public override IDictionaryEnumerator GetEnumerator() => table.GetEnumerator();

        public override ICollection Keys
        {
            get
            {
                lock (root) return table.Keys;
            }
        }

        public override ICollection Values
        {
            get
            {
                lock (root) return table.Values;
            }
        }

        public override object Clone()
        {
            lock (root) return new SynchronizedHashtable((Hashtable)table.Clone());
        }

        public override void Add(object key, object value)
        {
            lock (root) table.Add(key, value);
        }

        public override void Clear()
        {
            lock (root) table.Clear();
        }

        public override bool ContainsValue(object value)
        {
            lock (root) return table.ContainsValue(value);
        }

        public override void CopyTo(Array array, int arrayIndex)
        {
            lock (root) table.CopyTo(array, arrayIndex);
        }

        public override void Remove(object key)
        {
            lock (root) table.Remove(key);
        }
    }
}
