namespace System;

public abstract partial class Attribute
{
    protected Attribute() { }

    public override bool Equals(object obj)
    {
        if (obj is null || GetType() != obj.GetType()) return false;
        const int Every = (int)(Reflection.BindingFlags.DeclaredOnly | Reflection.BindingFlags.Instance | Reflection.BindingFlags.Public | Reflection.BindingFlags.NonPublic);
        for (Type level = GetType(); level != typeof(Attribute); level = level.BaseType)
        {
            Fencepost.Members.RequireAll(level, Fencepost.Members.Field, Every);
            foreach (Reflection.MemberInfo field in Fencepost.Members.Select(level, Fencepost.Members.Field, null, Every))
            {
                if (!Same(((Reflection.FieldInfo)field).GetValue(this), ((Reflection.FieldInfo)field).GetValue(obj))) return false;
            }
        }
        return true;
    }

    private static bool Same(object a, object b)
    {
        if (a is not Array x || b is not Array y) return Equals(a, b);
        if (x.GetType() != y.GetType() || x.Length != y.Length) return false;
        for (int i = 0; i < x.Length; i++)
        {
            if (!Same(x.GetValue(i), y.GetValue(i))) return false;
        }
        return true;
    }

    public override int GetHashCode() => RuntimeHelpers.GetHashCode(this);
    public virtual object TypeId => GetType();
    public virtual bool Match(object obj) => Equals(obj);
    public virtual bool IsDefaultAttribute() => false;
}

[AttributeUsage(AttributeTargets.Class)]
public sealed class AttributeUsageAttribute : Attribute
{
    public AttributeUsageAttribute(AttributeTargets validOn) => ValidOn = validOn;
    public AttributeTargets ValidOn { get; }
    public bool AllowMultiple { get; set; }
    public bool Inherited { get; set; } = true;
}

[Flags]
public enum AttributeTargets
{
    Assembly = 0x0001,
    Module = 0x0002,
    Class = 0x0004,
    Struct = 0x0008,
    Enum = 0x0010,
    Constructor = 0x0020,
    Method = 0x0040,
    Property = 0x0080,
    Field = 0x0100,
    Event = 0x0200,
    Interface = 0x0400,
    Parameter = 0x0800,
    Delegate = 0x1000,
    ReturnValue = 0x2000,
    GenericParameter = 0x4000,
    All = 0x7fff,
}

[AttributeUsage(AttributeTargets.Enum)]
public class FlagsAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Parameter)]
public sealed class ParamArrayAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Field)]
public class ThreadStaticAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Field)]
public sealed class NonSerializedAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Delegate)]
public sealed class SerializableAttribute : Attribute { }

[AttributeUsage(AttributeTargets.All)]
public sealed class CLSCompliantAttribute : Attribute
{
    public CLSCompliantAttribute(bool isCompliant) => IsCompliant = isCompliant;
    public bool IsCompliant { get; }
}

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class ObsoleteAttribute : Attribute
{
    public ObsoleteAttribute() { }
    public ObsoleteAttribute(string message) => Message = message;
    public ObsoleteAttribute(string message, bool error)
    {
        Message = message;
        IsError = error;
    }

    public string Message { get; }
    public bool IsError { get; }
    public string DiagnosticId { get; set; }
    public string UrlFormat { get; set; }
}

[AttributeUsage(AttributeTargets.Method)]
public sealed class STAThreadAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Method)]
public sealed class MTAThreadAttribute : Attribute { }
