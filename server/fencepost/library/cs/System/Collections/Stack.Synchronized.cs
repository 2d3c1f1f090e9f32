namespace System.Collections;

public partial class Stack
{
    private sealed class SynchronizedStack : Stack
    {
        private readonly new Stack stack;
        private readonly object root;

        public SynchronizedStack(Stack stack)
        {
            this.stack = stack;
            root = stack.SyncRoot;
        }

        public override bool IsSynchronized => true;

        public override object SyncRoot => root;

        public override object Clone()
        {
            lock (root) return new SynchronizedStack((Stack)stack.Clone());
        }

        public override int Count
        {
            get
            {
                lock (root) return stack.Count;
            }
        }

        public override void Clear()
        {
            lock (root) stack.Clear();
        }

        public override bool Contains(object obj)
        {
            lock (root) return stack.Contains(obj);
        }

        public override void CopyTo(Array array, int index)
        {
            lock (root) stack.CopyTo(array, index);
        }

        public override IEnumerator GetEnumerator()
        {
            lock (root) return stack.GetEnumerator();
        }

        public override object Peek()
        {
            lock (root) return stack.Peek();
        }

        public override object Pop()
        {
            lock (root) return stack.Pop();
        }

        public override void Push(object obj)
        {
            lock (root) stack.Push(obj);
        }

        public override object[] ToArray()
        {
            lock (root) return stack.ToArray();
        }
    }
}
