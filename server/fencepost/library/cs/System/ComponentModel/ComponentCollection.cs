using System.Collections;

namespace System.ComponentModel;

public class ComponentCollection : ReadOnlyCollectionBase
{
    public ComponentCollection(IComponent[] components)
    {
        foreach (IComponent component in components) InnerList.Add(component);
    }

    public virtual IComponent this[int index] => (IComponent)InnerList[index];

    public virtual IComponent this[string name]
    {
        get
        {
            if (name == null) return null;
            foreach (IComponent component in InnerList)
            {
                if (string.Equals(component.Site?.Name, name, StringComparison.OrdinalIgnoreCase)) return component;
            }
            return null;
        }
    }

    public void CopyTo(IComponent[] array, int index) => InnerList.CopyTo(array, index);
}
