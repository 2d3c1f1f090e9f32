// Attributes of the assembly and of the module, and types that are forwarded to other assemblies.
using System;
using System.Diagnostics;
using System.Reflection;
using System.Resources;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

[assembly: AssemblyTitle("Metadata")]
[assembly: AssemblyVersion("1.2.3.4")]
[assembly: AssemblyFileVersion("5.6.7.8")]
[assembly: AssemblyInformationalVersion("5.6.7+ünïcödé")]
[assembly: AssemblyMetadata("key", "value")]
[assembly: AssemblyMetadata("empty", "")]
[assembly: AssemblyMetadata("null", null)]
[assembly: NeutralResourcesLanguage("en")]
[assembly: CLSCompliant(false)]
[assembly: ComVisible(false)]
[assembly: Guid("3d5fa9d2-5a9c-4d62-9a52-6a2d0f7f4b11")]
[assembly: InternalsVisibleTo("Friend")]
[assembly: InternalsVisibleTo("Other.Friend")]
[assembly: Debuggable(DebuggableAttribute.DebuggingModes.IgnoreSymbolStoreSequencePoints)]

[module: SkipLocalsInit]
[module: UnverifiableCode]

// Exported types: a plain one, a generic one, and one whose nested types are forwarded with it.
[assembly: TypeForwardedTo(typeof(System.Text.StringBuilder))]
[assembly: TypeForwardedTo(typeof(System.Collections.Generic.Dictionary<,>))]
[assembly: TypeForwardedTo(typeof(System.Environment))]

namespace System.Runtime.CompilerServices
{
    /// <summary>Declared here, so that the module attribute is a row of this assembly.</summary>
    [AttributeUsage(AttributeTargets.Module)]
    internal sealed class UnverifiableCodeAttribute : Attribute;
}
