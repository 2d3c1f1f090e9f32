namespace Microsoft.CSharp.RuntimeBinder;

using System.Reflection;
using Members = Fencepost.Members;

/// <summary>Items of arrays, and indexers.</summary>
internal static class Indexing
{
    internal static Func<object> GetItem(Operand target, Operand[] indices)
    {
        Type[] types = IndexTypes(target.Type.GetArrayRank(), indices);
        return () => ((Array)Required(target)).GetValue(Places(indices, types));
    }

    internal static Func<object> SetItem(Operand target, Operand[] indices, Operand value, CSharpBinderFlags flags)
    {
        Type[] types = IndexTypes(target.Type.GetArrayRank(), indices);
        Func<object> converted = Variables.Converted(value, target.Type.GetElementType(), flags);
        return () =>
        {
            object given = converted();
            ((Array)Required(target)).SetValue(given, Places(indices, types));
            return given;
        };
    }

    internal static Func<object> Get(Operand target, Operand[] indices, Type context)
    {
        Candidate best = Indexer(target, indices, context);
        MethodInfo getter = Variables.Getter(best.Member, target.Type, context);
        return () => Variables.Call(getter, target.Value, best.Given(indices));
    }

    internal static Func<object> Set(Operand target, Operand[] indices, Operand value, Type context, CSharpBinderFlags flags)
    {
        Candidate best = Indexer(target, indices, context);
        MethodInfo setter = Variables.Setter(best.Member, target.Type, context);
        Func<object> converted = Variables.Converted(value, Members.TypeOf(best.Member), flags);
        return () =>
        {
            object[] places = best.Given(indices), given = new object[places.Length + 1];
            Array.Copy(places, given, places.Length);
            object taken = given[places.Length] = converted();
            Variables.Call(setter, target.Value, given);
            return taken;
        };
    }

    private static Candidate Indexer(Operand target, Operand[] indices, Type context)
    {
        Lookup found = Lookup.Indexers(target.Type, context);
        if (found.Methods.Count == 0 && found.Inaccessible.Count == 0)
        {
            Completeness.Require(target.Type, "Item");
            throw new RuntimeBinderException("Cannot apply indexing with [] to an expression of type '" + Names.Of(target.Type) + "'");
        }
        return Overloads.Resolve(found.Methods, found.Inaccessible, indices, null, context, target.Type);
    }

    private static object Required(Operand target) => target.Value ?? throw new NullReferenceException();

    internal static Type[] IndexTypes(int rank, Operand[] indices)
    {
        if (rank != indices.Length) throw new RuntimeBinderException("Wrong number of indices inside []; expected '" + rank + "'");
        Type[] types = new Type[indices.Length];
        for (int i = 0; i < types.Length; i++)
        {
            Type type = typeof(int);
            if (!Conversions.Implicit(indices[i], type))
            {
                if (Conversions.Implicit(indices[i], typeof(uint))) type = typeof(uint);
                else if (Conversions.Implicit(indices[i], typeof(long))) type = typeof(long);
                else if (Conversions.Implicit(indices[i], typeof(ulong))) type = typeof(ulong);
                else throw Problems.NoConversion(indices[i], type, false);
            }
            types[i] = type;
        }
        return types;
    }

    internal static int[] Places(Operand[] indices, Type[] types)
    {
        int[] places = new int[indices.Length];
        for (int i = 0; i < places.Length; i++)
        {
            long place = (long)Numbers.Convert(Conversions.Apply(indices[i], types[i], false, false), TypeCode.Int64, true);
            places[i] = place is < 0 or > int.MaxValue ? throw new IndexOutOfRangeException() : (int)place;
        }
        return places;
    }
}
