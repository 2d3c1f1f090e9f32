// The examples of "Verifying Atomicity Specifications for Concurrent Object-Oriented Software using Model-Checking"
// (Hatcliff, Robby and Dwyer, 2004), rebuilt from what the paper says of them.
using System;
using System.Runtime.CompilerServices;
using System.Threading;

internal sealed class AtomicAttribute : Attribute { }

internal sealed class ConcurrencyTestAttribute : Attribute { }

internal static class Both
{
    public static void Run(Action one, Action other, Action meanwhile = null)
    {
        var first = new Thread(() => one());
        var second = new Thread(() => other());
        first.Start();
        second.Start();
        if (meanwhile != null) meanwhile();
        first.Join();
        second.Join();
    }
}

/// <summary>Java's string buffer: every method is synchronized, yet one of them is not atomic (figure 1).</summary>
public class StringBuffer
{
    protected char[] value = new char[8];
    protected int count;

    public StringBuffer(string text)
    {
        foreach (char c in text) value[count++] = c;
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int Length() => count;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int Capacity() => value.Length;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void EnsureCapacity(int minimum)
    {
        if (minimum <= value.Length) return;
        var larger = new char[minimum * 2];
        for (int i = 0; i < count; i++) larger[i] = value[i];
        value = larger;
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void SetLength(int length)
    {
        EnsureCapacity(length);
        while (count < length) value[count++] = ' ';
        count = length;
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public char CharAt(int index)
    {
        if (index < 0 || index >= count) throw new IndexOutOfRangeException();
        return value[index];
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void GetChars(int begin, int end, char[] target, int at)
    {
        if (begin < 0 || end > count || begin > end) throw new IndexOutOfRangeException();
        for (int i = begin; i < end; i++) target[at++] = value[i];
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void Append(char c)
    {
        EnsureCapacity(count + 1);
        value[count++] = c;
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void SetCharAt(int index, char c)
    {
        if (index < 0 || index >= count) throw new IndexOutOfRangeException();
        value[index] = c;
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public bool IsEmpty() => count == 0;

    // Between the two calls the other buffer can lose characters.
    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void Append(StringBuffer other)
    {
        int length = other.Length();
        EnsureCapacity(count + length);
        other.GetChars(0, length, value, count);
        count += length;
    }
}

/// <summary>The repair that deadlocks (figure 6 a).</summary>
public class LockingBuffer : StringBuffer
{
    public LockingBuffer(string text) : base(text) { }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void AppendAll(StringBuffer other)
    {
        lock (other)
        {
            int length = other.Length();
            EnsureCapacity(count + length);
            other.GetChars(0, length, value, count);
            count += length;
        }
    }
}

/// <summary>Java's vector: every method is synchronized.</summary>
public class Vector
{
    private object[] items = new object[2];
    private int size;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int Size() => size;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public bool IsEmpty() => Size() == 0;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int Capacity() => items.Length;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void EnsureCapacity(int minimum)
    {
        if (minimum <= items.Length) return;
        var larger = new object[minimum * 2];
        for (int i = 0; i < size; i++) larger[i] = items[i];
        items = larger;
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public object ElementAt(int index)
    {
        if (index >= size) throw new IndexOutOfRangeException();
        return items[index];
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public object FirstElement() => ElementAt(0);

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public object LastElement() => ElementAt(size - 1);

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void AddElement(object item)
    {
        EnsureCapacity(size + 1);
        items[size++] = item;
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void RemoveElementAt(int index)
    {
        if (index >= size) throw new IndexOutOfRangeException();
        size--;
        for (int i = index; i < size; i++) items[i] = items[i + 1];
        items[size] = null;
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int IndexOf(object item)
    {
        for (int i = 0; i < size; i++)
            if (items[i] == item) return i;
        return -1;
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public bool Contains(object item) => IndexOf(item) >= 0;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public bool RemoveElement(object item)
    {
        int index = IndexOf(item);
        if (index >= 0) RemoveElementAt(index);
        return index >= 0;
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void Clear()
    {
        while (size > 0) items[--size] = null;
    }
}

/// <summary>Lea's readers and writers with a monitor for each waiting writer (figure 7).</summary>
public class ReadersWriters
{
    private readonly Vector waitingWriterMonitors = new();
    private int activeReaders, activeWriters, waitingReaders, data;

    public int Read()
    {
        BeforeRead();
        int found = Load();
        AfterRead();
        return found;
    }

    public void Write(int value)
    {
        BeforeWrite();
        Store(value);
        AfterWrite();
    }

    // Waits, so it is not to be atomic.
    [MethodImpl(MethodImplOptions.Synchronized)]
    private void BeforeRead()
    {
        BeginToWait();
        while (!AllowReader()) Monitor.Wait(this);
        EndToWait();
        BeginToRead();
    }

    private void BeforeWrite()
    {
        var monitor = new object();
        lock (monitor)
        {
            lock (this)
            {
                if (AllowWriter())
                {
                    BeginToWrite();
                    return;
                }
                if (!IsInLine(monitor)) Line(monitor);
            }
            Monitor.Wait(monitor);
        }
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private void AfterRead()
    {
        EndToRead();
        if (ActiveReaders() == 0) NotifyWriter();
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private void AfterWrite()
    {
        EndToWrite();
        if (WaitingReaders() > 0) NotifyReaders();
        else NotifyWriter();
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private void NotifyReaders() => Monitor.PulseAll(this);

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private void NotifyWriter()
    {
        if (waitingWriterMonitors.Size() > 0)
        {
            object oldest = waitingWriterMonitors.FirstElement();
            waitingWriterMonitors.RemoveElementAt(0);
            lock (oldest) Monitor.Pulse(oldest);
            BeginToWrite();
        }
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private bool AllowReader() => activeWriters == 0 && waitingWriterMonitors.IsEmpty();

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private bool AllowWriter() => activeReaders == 0 && activeWriters == 0 && waitingWriterMonitors.IsEmpty();

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private void Line(object monitor) => waitingWriterMonitors.AddElement(monitor);

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private bool IsInLine(object monitor) => waitingWriterMonitors.IndexOf(monitor) >= 0;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private void BeginToWait() => waitingReaders++;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private void EndToWait() => waitingReaders--;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private void BeginToRead() => activeReaders++;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private void EndToRead() => activeReaders--;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private void BeginToWrite() => activeWriters++;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private void EndToWrite() => activeWriters--;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private int ActiveReaders() => activeReaders;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    private int WaitingReaders() => waitingReaders;

    [Atomic]
    private int Load() => data;

    [Atomic]
    private void Store(int value) => data = value;
}

/// <summary>Work that workers take in portions: its vector is only used under its own lock (figure 6 b).</summary>
public class Pool
{
    private readonly Vector theCollection = new();
    private int taken, added;
    private bool closed;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int Size() => theCollection.Size();

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public bool IsEmpty() => theCollection.IsEmpty();

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void Add(object item)
    {
        theCollection.AddElement(item);
        added++;
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public Vector Take(int most)
    {
        var returnVal = new Vector();
        while (theCollection.Size() > 0 && returnVal.Size() < most)
        {
            returnVal.AddElement(theCollection.FirstElement());
            theCollection.RemoveElementAt(0);
            taken++;
        }
        return returnVal;
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int Taken() => taken;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int Added() => added;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void Close() => closed = true;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public bool IsClosed() => closed;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public bool Has(object item) => theCollection.Contains(item);
}

/// <summary>What a worker has found.</summary>
public class Results
{
    private readonly Vector found = new();
    private int best;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void Add(object item) => found.AddElement(item);

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int Count() => found.Size();

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public object Last() => found.LastElement();

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void Improve(int value)
    {
        if (value > best) best = value;
    }

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int Best() => best;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public bool Forget(object item) => found.RemoveElement(item);
}

/// <summary>How many workers are still at it.</summary>
public class Crew
{
    private int idle, finished;
    private readonly int size;

    public Crew(int size) => this.size = size;

    [Atomic]
    public int Count() => size;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void Rest() => idle++;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void Resume() => idle--;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int Idle() => idle;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public bool IsBusy() => idle + finished < size;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public void Finish() => finished++;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public bool IsFinished() => finished == size;

    // Two locks, the one inside the other: two operations depend on others, yet both move right.
    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public bool IsDone(Results results)
    {
        lock (results) return finished == size && results.Count() > 0;
    }
}

/// <summary>Workers that take portions of work and add what they find.</summary>
public class Workers
{
    private readonly Pool pool = new();
    private readonly Results results = new();
    private readonly Crew crew = new(2);

    [Atomic]
    public Pool Work() => pool;

    [Atomic]
    public Results Found() => results;

    [Atomic]
    public Crew All() => crew;

    [Atomic]
    public int Value(object item) => (int)item * 2;

    // A worker rests while there is no work, and ends when there will be none.
    public void Run()
    {
        while (true)
        {
            Vector portion = Work().Take(1);
            if (portion.IsEmpty())
            {
                if (Work().IsClosed() && Work().IsEmpty()) break;
                All().Rest();
                All().Resume();
                continue;
            }
            object item = portion.FirstElement();
            int value = Value(item);
            Found().Add(item);
            Found().Improve(value);
            portion.Clear();
        }
        All().Finish();
    }

    // Who gives out the work looks how far it is, while the workers are at it.
    public bool Supervise(object first, object second)
    {
        if (!Work().Has(second)) Work().Add(second);
        Work().Close();
        bool early = All().IsBusy() & All().Idle() + Work().Size() > 0 & Work().Taken() < Work().Added();
        bool late = Found().Count() > 0 && Found().Last() != null;
        bool done = All().IsDone(Found()) | All().IsFinished() & Found().Best() > All().Count();
        return early | late | done | Found().Forget(first);
    }
}

// What the threads call, they call while others are at it. Main looks at nothing that is to be atomic.
public static class Bogor
{
    [ConcurrencyTest]
    public static int OriginalStringBuffer()
    {
        var one = new StringBuffer("ab");
        var other = new StringBuffer("cd");
        int seen = 0;
        Both.Run(() => one.Append(other), () => seen = Change(other));
        return seen;
    }

    [ConcurrencyTest]
    public static int DeadlockStringBuffer()
    {
        var one = new LockingBuffer("ab");
        var other = new LockingBuffer("cd");
        int seen = 0;
        Both.Run(
            () => one.AppendAll(other),
            () =>
            {
                seen = Change(other);
                other.AppendAll(one);
            });
        return seen;
    }

    // Leaves two characters, after it had one.
    static int Change(StringBuffer buffer)
    {
        buffer.SetLength(1);
        buffer.SetCharAt(0, 'e');
        if (!buffer.IsEmpty()) buffer.Append('f');
        return buffer.CharAt(0) + buffer.Capacity();
    }

    [ConcurrencyTest]
    public static int ReadersWriters()
    {
        var shared = new ReadersWriters();
        int seen = 0;
        Both.Run(
            () =>
            {
                seen = shared.Read();
                shared.Write(2);
            },
            () => shared.Write(1));
        return seen;
    }

    [ConcurrencyTest]
    public static bool ReplicatedWorkers()
    {
        var workers = new Workers();
        object first = 1, second = 2;
        workers.Work().Add(first);
        bool seen = false;
        Both.Run(workers.Run, workers.Run, () => seen = workers.Supervise(first, second));
        return seen;
    }

    // Two of the four methods are called by main only, before and after there are other threads.
    [ConcurrencyTest]
    public static int CallsOfMain()
    {
        var buffer = new StringBuffer("ab");
        buffer.SetLength(1);
        Both.Run(() => buffer.Append('e'), () => buffer.Append('f'));
        return buffer.Length();
    }
}
