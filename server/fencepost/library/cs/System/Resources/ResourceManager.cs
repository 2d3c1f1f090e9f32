namespace System.Resources;

using System.Globalization;
using System.Reflection;
using Members = Fencepost.Members;

// Deviation: every culture has the resources of the neutral one, as every culture is the invariant one. Texts only; nothing is kept, so that nothing is released.
public class ResourceManager
{
    private readonly string assembly;
    private readonly string baseName;

    public ResourceManager(Type resourceSource)
    {
        ArgumentNullException.ThrowIfNull(resourceSource);
        assembly = resourceSource.Assembly.FullName;
        baseName = string.IsNullOrEmpty(resourceSource.Namespace) ? resourceSource.Name : resourceSource.Namespace + "." + resourceSource.Name;
    }

    public ResourceManager(string baseName, Assembly assembly)
    {
        ArgumentNullException.ThrowIfNull(baseName);
        ArgumentNullException.ThrowIfNull(assembly);
        this.baseName = baseName;
        this.assembly = assembly.FullName;
    }

    public virtual string BaseName => baseName;
    public virtual bool IgnoreCase { get; set; }
    public virtual string GetString(string name) => GetString(name, null);

    public virtual string GetString(string name, CultureInfo culture)
    {
        ArgumentNullException.ThrowIfNull(name);
        string resource = baseName + ".resources";
        string[] others = Members.ResourceNames(assembly, resource);
        if (others != null) throw new MissingManifestResourceException(Missing(resource, others));
        return Members.ResourceText(assembly, resource, name, IgnoreCase);
    }

    private string Missing(string resource, string[] others)
    {
        string owner = new AssemblyName(assembly).Name;
        return "Could not find the resource \"" + resource + "\" among the resources \"" + string.Join("\", \"", others) + "\" embedded in the assembly \"" + owner + "\", nor among the resources in any satellite assemblies for the specified culture. Perhaps the resources were embedded with an incorrect name.";
    }

    public virtual void ReleaseAllResources() { }
}
