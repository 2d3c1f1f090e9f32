using System.Collections.Generic;

namespace System.Collections;

public partial class Stack : ICollection, ICloneable
{
    private readonly Stack<object> stack;

    public Stack() => stack = new Stack<object>();

    public Stack(int initialCapacity)
    {
        if (initialCapacity < 0) throw Fail.NeedsNonNegative("initialCapacity");
        stack = new Stack<object>();
    }

    public Stack(ICollection col)
    {
        if (col == null) throw Fail.Null("col");
        stack = new Stack<object>();
        foreach (object item in col) Push(item);
    }

    public static Stack Synchronized(Stack stack) => new SynchronizedStack(stack ?? throw Fail.Null("stack"));

    public virtual int Count => stack.Count;

    public virtual bool IsSynchronized => false;

    public virtual object SyncRoot => this;

    public virtual void Clear() => stack.Clear();

    public virtual object Clone()
    {
        Stack copy = new Stack();
        object[] items = ToArray();
        for (int i = items.Length - 1; i >= 0; i--) copy.Push(items[i]);
        return copy;
    }

    public virtual bool Contains(object obj) => stack.Contains(obj);

    public virtual void CopyTo(Array array, int index)
    {
        CopyHelpers.CheckCopy(array, index, Count);
        foreach (object item in stack) array.SetValue(item, index++);
    }

    public virtual IEnumerator GetEnumerator() => stack.GetEnumerator();

    public virtual object Peek() => stack.Peek();

    public virtual object Pop() => stack.Pop();

    public virtual void Push(object obj) => stack.Push(obj);

    public virtual object[] ToArray() => stack.ToArray();
}
