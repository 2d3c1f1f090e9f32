// Castle.Core, AttributesToAvoidReplicating: issue 334.
// A generator goes through the list while another thread adds an attribute to it.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;

namespace Castle.DynamicProxy.Generators;

public static class AttributesToAvoidReplicating
{
    private static readonly IList<Type> attributes = new List<Type>();

    static AttributesToAvoidReplicating()
    {
        Add<ComImportAttribute>();
        Add<MarshalAsAttribute>();
    }

    public static void Add(Type attribute)
    {
        if (!attributes.Contains(attribute)) // HERE unsafe-collection
        {
            attributes.Add(attribute); // HERE unsafe-collection
        }
    }

    public static void Add<T>()
    {
        Add(typeof(T));
    }

    public static bool Contains(Type attribute)
    {
        return attributes.Contains(attribute); // HERE unsafe-collection
    }

    internal static bool ShouldAvoid(Type attribute)
    {
        return attributes.Any(attr => attr.IsAssignableFrom(attribute)); // HERE unsafe-collection
    }
}
