namespace System.Collections;

public partial class Queue
{
    private sealed class SynchronizedQueue : Queue
    {
        private readonly new Queue queue;
        private readonly object root;

        public SynchronizedQueue(Queue queue)
        {
            this.queue = queue;
            root = queue.SyncRoot;
        }

        public override bool IsSynchronized => true;

        public override object SyncRoot => root;

        public override object Clone()
        {
            lock (root) return new SynchronizedQueue((Queue)queue.Clone());
        }

        public override int Count
        {
            get
            {
                lock (root) return queue.Count;
            }
        }

        public override void Clear()
        {
            lock (root) queue.Clear();
        }

        public override bool Contains(object obj)
        {
            lock (root) return queue.Contains(obj);
        }

        public override void CopyTo(Array array, int index)
        {
            lock (root) queue.CopyTo(array, index);
        }

        public override object Dequeue()
        {
            lock (root) return queue.Dequeue();
        }

        public override void Enqueue(object obj)
        {
            lock (root) queue.Enqueue(obj);
        }

        public override IEnumerator GetEnumerator()
        {
            lock (root) return queue.GetEnumerator();
        }

        public override object Peek()
        {
            lock (root) return queue.Peek();
        }

        public override object[] ToArray()
        {
            lock (root) return queue.ToArray();
        }

        public override void TrimToSize()
        {
            lock (root) queue.TrimToSize();
        }
    }
}
