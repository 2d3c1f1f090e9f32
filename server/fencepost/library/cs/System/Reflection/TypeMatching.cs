namespace System.Reflection;

// Which of several methods is meant by types of arguments.
internal static class TypeMatching
{
    internal static AmbiguousMatchException Ambiguous(MemberInfo member) =>
        new AmbiguousMatchException("Ambiguous match found for '" + member.DeclaringType + " " + member + "'.");

    internal static bool Same(Type[] a, Type[] b)
    {
        if (a.Length != b.Length) return false;
        for (int i = 0; i < a.Length; i++)
        {
            if (a[i] != b[i]) return false;
        }
        return true;
    }

    // The one of the most derived type, if all have the same parameters.
    internal static MemberInfo OnlySignature(MemberInfo[] found)
    {
        if (found.Length < 2) return found.Length == 0 ? null : found[0];
        Type[] types = Fencepost.Members.ParameterTypes(found[0]);
        for (int i = 1; i < found.Length; i++)
        {
            if (!Same(types, Fencepost.Members.ParameterTypes(found[i])) || found[i].DeclaringType == found[0].DeclaringType) throw Ambiguous(found[0]);
        }
        return found[0];
    }

    internal static MemberInfo Choose(MemberInfo[] found, int generic, Type[] types)
    {
        MemberInfo best = null;
        Type[] bestTypes = null;
        bool unclear = false;
        for (int i = 0; i < found.Length; i++)
        {
            MemberInfo candidate = found[i];
            if (generic >= 0 && Generic(candidate) != generic) continue;
            Type[] wanted = Fencepost.Members.ParameterTypes(candidate);
            if (Same(wanted, types)) return candidate;
            if (!AllFit(types, wanted) || generic >= 0) continue;
            if (best is null || MoreSpecific(wanted, bestTypes))
            {
                best = candidate;
                bestTypes = wanted;
                unclear = false;
            }
            else if (!MoreSpecific(bestTypes, wanted))
            {
                unclear = true;
            }
        }
        if (unclear) throw Ambiguous(best);
        return best;
    }

    private static int Generic(MemberInfo candidate) =>
        Fencepost.Members.IsGeneric(candidate) ? Fencepost.Members.GenericArguments(candidate).Length : 0;

    private static bool MoreSpecific(Type[] a, Type[] b) => AllFit(a, b) && !AllFit(b, a);

    private static bool AllFit(Type[] given, Type[] wanted)
    {
        if (given.Length != wanted.Length) return false;
        for (int i = 0; i < given.Length; i++)
        {
            if (!Fits(given[i], wanted[i])) return false;
        }
        return true;
    }

    private static bool Fits(Type given, Type wanted)
    {
        if (given == wanted || wanted == typeof(object)) return true;
        if (wanted.IsPrimitive) return (given.IsPrimitive || given.IsEnum) && Widens(Type.GetTypeCode(given), Type.GetTypeCode(wanted));
        return wanted.IsAssignableFrom(given);
    }

    private static bool Widens(TypeCode from, TypeCode to)
    {
        if (from == to) return true;
        if (to == TypeCode.Double) return from >= TypeCode.Char;
        if (to == TypeCode.Single) return from >= TypeCode.Char && from <= TypeCode.UInt64;
        if (to > TypeCode.UInt64 || to < TypeCode.Int16 || from < TypeCode.Char || from > to) return false;
        bool signedSource = from is TypeCode.SByte or TypeCode.Int16 or TypeCode.Int32 or TypeCode.Int64;
        bool signedTarget = to is TypeCode.Int16 or TypeCode.Int32 or TypeCode.Int64;
        if (signedSource) return signedTarget;
        if (from == TypeCode.Char) return to >= TypeCode.UInt16;
        return !signedTarget || from < to;
    }
}
