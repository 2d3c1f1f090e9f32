using Fencepost;
using System.Threading;

namespace System;

public sealed class LocalDataStoreSlot
{
    internal readonly ThreadLocal<object> values = new ThreadLocal<object>();

    internal LocalDataStoreSlot() { }

    private sealed class Name
    {
        internal readonly string name;
        internal readonly LocalDataStoreSlot slot;
        internal readonly Name next;

        internal Name(string name, LocalDataStoreSlot slot, Name next)
        {
            this.name = name;
            this.slot = slot;
            this.next = next;
        }
    }

    private static Name names;

    internal static LocalDataStoreSlot Allocate(string name)
    {
        LocalDataStoreSlot slot = new LocalDataStoreSlot();
        if (!Add(name, slot)) throw new ArgumentException("An item with the same key has already been added. Key: " + name);
        return slot;
    }

    internal static LocalDataStoreSlot Named(string name)
    {
        LocalDataStoreSlot slot = new LocalDataStoreSlot();
        return Add(name, slot) ? slot : Find(name);
    }

    [OneStep]
    private static bool Add(string name, LocalDataStoreSlot slot)
    {
        for (Name known = names; known != null; known = known.next)
        {
            if (known.name == name) return false;
        }
        names = new Name(name, slot, names);
        return true;
    }

    [OneStep]
    private static LocalDataStoreSlot Find(string name)
    {
        Name known = names;
        while (known != null && known.name != name) known = known.next;
        return known?.slot;
    }

    [OneStep]
    internal static void Free(string name)
    {
        Name kept = null;
        for (Name known = names; known != null; known = known.next)
        {
            if (known.name != name) kept = new Name(known.name, known.slot, kept);
        }
        names = kept;
    }
}
