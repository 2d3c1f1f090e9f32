namespace System.Collections;

public partial class ArrayList
{
    private sealed class SynchronizedArrayList : ArrayList
    {
        private readonly new ArrayList list;
        private readonly object root;

        public SynchronizedArrayList(ArrayList list)
        {
            this.list = list;
            root = list.SyncRoot;
        }

        public override bool IsSynchronized => true;

        public override object SyncRoot => root;

        public override object Clone()
        {
            lock (root) return new SynchronizedArrayList((ArrayList)list.Clone());
        }

        public override int Capacity
        {
            get
            {
                lock (root) return list.Capacity;
            }
            set
            {
                lock (root) list.Capacity = value;
            }
        }

        public override int Count
        {
            get
            {
                lock (root) return list.Count;
            }
        }

        public override object this[int index]
        {
            get
            {
                lock (root) return list[index];
            }
            set
            {
                lock (root) list[index] = value;
            }
        }

        public override int Add(object value)
        {
            lock (root) return list.Add(value);
        }

        public override void AddRange(ICollection c)
        {
            lock (root) list.AddRange(c);
        }

        public override int BinarySearch(object value)
        {
            lock (root) return list.BinarySearch(value);
        }

        public override int BinarySearch(object value, IComparer comparer)
        {
            lock (root) return list.BinarySearch(value, comparer);
        }

        public override int BinarySearch(int index, int count, object value, IComparer comparer)
        {
            lock (root) return list.BinarySearch(index, count, value, comparer);
        }

        public override void Clear()
        {
            lock (root) list.Clear();
        }

        public override bool Contains(object item)
        {
            lock (root) return list.Contains(item);
        }

        public override void CopyTo(Array array)
        {
            lock (root) list.CopyTo(array);
        }

        public override void CopyTo(Array array, int arrayIndex)
        {
            lock (root) list.CopyTo(array, arrayIndex);
        }

        public override void CopyTo(int index, Array array, int arrayIndex, int count)
        {
            lock (root) list.CopyTo(index, array, arrayIndex, count);
        }

        public override IEnumerator GetEnumerator()
        {
            lock (root) return list.GetEnumerator();
        }

        public override IEnumerator GetEnumerator(int index, int count)
        {
            lock (root) return list.GetEnumerator(index, count);
        }

        public override ArrayList GetRange(int index, int count)
        {
            lock (root) return list.GetRange(index, count);
        }

        public override int IndexOf(object value)
        {
            lock (root) return list.IndexOf(value);
        }

        public override int IndexOf(object value, int startIndex)
        {
            lock (root) return list.IndexOf(value, startIndex);
        }

        public override int IndexOf(object value, int startIndex, int count)
        {
            lock (root) return list.IndexOf(value, startIndex, count);
        }

        public override void Insert(int index, object value)
        {
            lock (root) list.Insert(index, value);
        }

        public override void InsertRange(int index, ICollection c)
        {
            lock (root) list.InsertRange(index, c);
        }

        public override int LastIndexOf(object value)
        {
            lock (root) return list.LastIndexOf(value);
        }

        public override int LastIndexOf(object value, int startIndex)
        {
            lock (root) return list.LastIndexOf(value, startIndex);
        }

        public override int LastIndexOf(object value, int startIndex, int count)
        {
            lock (root) return list.LastIndexOf(value, startIndex, count);
        }

        public override void Remove(object obj)
        {
            lock (root) list.Remove(obj);
        }

        public override void RemoveAt(int index)
        {
            lock (root) list.RemoveAt(index);
        }

        public override void RemoveRange(int index, int count)
        {
            lock (root) list.RemoveRange(index, count);
        }

        public override void Reverse(int index, int count)
        {
            lock (root) list.Reverse(index, count);
        }

        public override void SetRange(int index, ICollection c)
        {
            lock (root) list.SetRange(index, c);
        }

        public override void Sort()
        {
            lock (root) list.Sort();
        }

        public override void Sort(IComparer comparer)
        {
            lock (root) list.Sort(comparer);
        }

        public override void Sort(int index, int count, IComparer comparer)
        {
            lock (root) list.Sort(index, count, comparer);
        }

        public override object[] ToArray()
        {
            lock (root) return list.ToArray();
        }

        public override Array ToArray(Type type)
        {
            lock (root) return list.ToArray(type);
        }

        public override void TrimToSize()
        {
            lock (root) list.TrimToSize();
        }
    }
}
