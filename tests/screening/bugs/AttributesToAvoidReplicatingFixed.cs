// Castle.Core, AttributesToAvoidReplicating: issue 334.
// The list is never changed: a longer one takes its place.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;

namespace Castle.DynamicProxy.Generators;

public static class AttributesToAvoidReplicating
{
    private static readonly object lockObject = new object();
    private static IList<Type> attributes = new List<Type>();

    static AttributesToAvoidReplicating()
    {
        Add<ComImportAttribute>();
        Add<MarshalAsAttribute>();
    }

    public static void Add(Type attribute)
    {
        lock (lockObject)
        {
            if (!attributes.Contains(attribute))
            {
                attributes = new List<Type>(attributes) { attribute };
            }
        }
    }

    public static void Add<T>()
    {
        Add(typeof(T));
    }

    public static bool Contains(Type attribute)
    {
        return attributes.Contains(attribute);
    }

    internal static bool ShouldAvoid(Type attribute)
    {
        return attributes.Any(attr => attr.IsAssignableFrom(attribute));
    }
}
