// Newtonsoft.Json, DefaultReferenceResolver.GetReference: issue 870, pull request 2170.
// Serializers on several threads share the resolver, and get one number twice.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Threading;

namespace Newtonsoft.Json.Serialization;

public interface IReferenceResolver
{
    object? ResolveReference(object context, string reference);

    string GetReference(object context, object value);
}

/// <summary>What one call of the serializer has seen; it belongs to one thread.</summary>
public class SerializerContext
{
    internal readonly Dictionary<string, object> ByReference = new Dictionary<string, object>();
    internal readonly Dictionary<object, string> ByValue = new Dictionary<object, string>();
}

public class DefaultReferenceResolver : IReferenceResolver
{
    private int _referenceCount;

    private static SerializerContext GetMappings(object context)
    {
        return context as SerializerContext
            ?? throw new ArgumentException("The DefaultReferenceResolver can only be used internally.");
    }

    public object? ResolveReference(object context, string reference)
    {
        GetMappings(context).ByReference.TryGetValue(reference, out var value);
        return value;
    }

    public string GetReference(object context, object value)
    {
        var mappings = GetMappings(context);

        if (!mappings.ByValue.TryGetValue(value, out var reference))
        {
            _referenceCount++; // HERE lost-update // MAY linearizability
            reference = _referenceCount.ToString(CultureInfo.InvariantCulture); // MAY linearizability lost-update
            mappings.ByValue.Add(value, reference);
            mappings.ByReference.Add(reference, value);
        }

        return reference;
    }
}

public static class JsonSerializer
{
    private static readonly DefaultReferenceResolver _resolver = new DefaultReferenceResolver();

    public static string Serialize(params object[] values)
    {
        var context = new SerializerContext();
        var result = "";
        foreach (var value in values)
        {
            result += "$id" + _resolver.GetReference(context, value);
        }
        return result;
    }
}
