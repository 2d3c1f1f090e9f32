namespace Microsoft.CSharp.RuntimeBinder;

/// <summary>Looks among types and members without a comparer, which would be one more static object in every state.</summary>
internal static class Known
{
    internal static int IndexOf(object[] items, object item)
    {
        for (int i = 0; i < items.Length; i++)
        {
            if (ReferenceEquals(items[i], item)) return i;
        }
        return -1;
    }

    internal static bool Has<T>(List<T> items, T item) where T : class
    {
        for (int i = 0; i < items.Count; i++)
        {
            if (ReferenceEquals(items[i], item)) return true;
        }
        return false;
    }
}
