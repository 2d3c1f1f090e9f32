// Entity Framework Core, TypeBase.GetRuntimeProperties: issue 14573.
// The dictionary is filled before the field is set, and never changed after that.
using System;
using System.Collections.Generic;
using System.Threading;

namespace Microsoft.EntityFrameworkCore.Metadata.Internal;

public sealed class RuntimeProperty
{
    public RuntimeProperty(string name, bool isStatic)
    {
        Name = name;
        IsStatic = isStatic;
    }

    public string Name { get; }

    public bool IsStatic { get; }
}

public interface IClrType
{
    IEnumerable<RuntimeProperty> GetRuntimeProperties();
}

public sealed class BlogType : IClrType
{
    public IEnumerable<RuntimeProperty> GetRuntimeProperties() => new[]
    {
        new RuntimeProperty("Id", false),
        new RuntimeProperty("Title", false),
        new RuntimeProperty("Count", true),
    };
}

/// <summary>A type of a model. Models are shared by all contexts, and read by many threads.</summary>
public class TypeBase
{
    private readonly object _syncRoot = new object();
    private readonly IClrType _clrType;
    private readonly HashSet<string> _ignoredMembers = new HashSet<string>();
    private Dictionary<string, RuntimeProperty>? _runtimeProperties;

    public TypeBase(IClrType clrType)
    {
        _clrType = clrType;
    }

    public virtual void AddIgnored(string name)
    {
        lock (_syncRoot)
        {
            _ignoredMembers.Add(name);
        }
    }

    public virtual bool IsIgnored(string name)
    {
        lock (_syncRoot)
        {
            return _ignoredMembers.Contains(name);
        }
    }

    public virtual IReadOnlyDictionary<string, RuntimeProperty> GetRuntimeProperties()
    {
        if (_runtimeProperties == null)
        {
            var runtimeProperties = new Dictionary<string, RuntimeProperty>();
            foreach (var property in _clrType.GetRuntimeProperties())
            {
                if (!property.IsStatic
                    && !runtimeProperties.ContainsKey(property.Name))
                {
                    runtimeProperties[property.Name] = property;
                }
            }
            Interlocked.CompareExchange(ref _runtimeProperties, runtimeProperties, null);
        }
        return _runtimeProperties;
    }

    public bool HasProperty(string name)
    {
        return GetRuntimeProperties().ContainsKey(name);
    }
}
