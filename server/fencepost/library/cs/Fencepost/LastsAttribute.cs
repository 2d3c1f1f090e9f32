namespace Fencepost;

/// <summary>Once the field has this value or a greater one, it never changes any more, nor does any other field of its object. A method
/// that is one visible operation is none if it only reads objects of which that is true.</summary>
[AttributeUsage(AttributeTargets.Field)]
public sealed class LastsAttribute : Attribute
{
    public LastsAttribute(int from) { }
}
