namespace Microsoft.CSharp.RuntimeBinder;

/// <summary>Whether a name that the model library lacks is known to be missing in reality too.</summary>
internal static class Completeness
{
    internal static void Require(Type type, string name) => Fencepost.Members.RequireName(type, name);
}
