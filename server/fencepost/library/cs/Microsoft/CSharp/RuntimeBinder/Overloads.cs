namespace Microsoft.CSharp.RuntimeBinder;

using System.Reflection;
using Members = Fencepost.Members;

/// <summary>Which of several methods or indexers a call means.</summary>
internal static class Overloads
{
    internal static Candidate Resolve(List<MemberInfo> members, List<MemberInfo> inaccessible, Operand[] arguments, Type[] typeArguments, Type context, Type receiver)
    {
        List<Candidate> fitting = new(2);
        string wrongNames = null;
        RuntimeBinderException uninferable = null;
        Candidate first = null;
        foreach (MemberInfo member in members)
        {
            if (fitting.Count != 0 && member.DeclaringType != fitting[0].Member.DeclaringType && IsHidden(member, fitting)) continue;
            if (Fit(member, arguments, typeArguments, ref wrongNames, ref uninferable, ref first) is { } fits) fitting.Add(fits);
        }
        if (fitting.Count == 1) return Checked(fitting[0]);
        if (fitting.Count != 0) return Checked(Best(fitting, arguments));
        string ignored = null;
        RuntimeBinderException other = null;
        Candidate another = null;
        foreach (MemberInfo member in inaccessible)
        {
            if (Fit(member, arguments, typeArguments, ref ignored, ref other, ref another) != null || members.Count == 0) throw Problems.Inaccessible(member, receiver, context);
        }
        if (wrongNames != null) throw new RuntimeBinderException(wrongNames);
        if (first is not null)
        {
            MemberInfo member = first.Member;
            if (Candidate.IsInvoke(member))
            {
                throw new RuntimeBinderException("Delegate '" + Names.Of(member.DeclaringType) + "' has some invalid arguments");
            }
            throw new RuntimeBinderException("The best overloaded method match for '" + Names.Of(member) + "' has some invalid arguments");
        }
        if (uninferable is not null) throw uninferable;
        throw WrongCount(members[0], arguments.Length);
    }

    private static RuntimeBinderException WrongCount(MemberInfo member, int count)
    {
        if (Candidate.IsInvoke(member)) return new("Delegate '" + Names.Simple(member.DeclaringType) + "' does not take '" + count + "' arguments");
        if (member is ConstructorInfo) return new("'" + Names.Of(member.DeclaringType) + "' does not contain a constructor that takes '" + count + "' arguments");
        return new("No overload for method '" + Candidate.Title(member) + "' takes " + count + " arguments");
    }

    // A method of a base type, where one of a derived type can be called.
    private static bool IsHidden(MemberInfo member, List<Candidate> fitting)
    {
        foreach (Candidate candidate in fitting)
        {
            Type derived = candidate.Member.DeclaringType;
            if (derived != member.DeclaringType && member.DeclaringType.IsAssignableFrom(derived)) return true;
        }
        return false;
    }

    private static Candidate Checked(Candidate candidate)
    {
        if (candidate.Method is MethodInfo { IsGenericMethod: true } method) Constraints.Require(method);
        return candidate;
    }

    private static Candidate Fit(MemberInfo member, Operand[] arguments, Type[] typeArguments, ref string wrongNames, ref RuntimeBinderException uninferable, ref Candidate first)
    {
        Candidate normal = Typed(Candidate.Of(member, arguments, false, ref wrongNames), arguments, typeArguments, ref uninferable);
        if (normal is not null && normal.Fits(arguments)) return normal;
        Candidate expanded = null;
        if (Candidate.HasParams(member, Members.ParameterTypes(member)))
        {
            expanded = Typed(Candidate.Of(member, arguments, true, ref wrongNames), arguments, typeArguments, ref uninferable);
            if (expanded is not null && expanded.Fits(arguments)) return expanded;
        }
        first ??= normal ?? expanded;
        return null;
    }

    private static Candidate Typed(Candidate candidate, Operand[] arguments, Type[] typeArguments, ref RuntimeBinderException problem)
    {
        if (candidate is null) return null;
        MethodInfo method = candidate.Method as MethodInfo;
        bool open = method is not null && method == candidate.Member && Members.IsOpen(method);
        if (typeArguments != null && typeArguments.Length != 0)
        {
            int wanted = open ? Members.GenericArguments(method).Length : 0;
            if (wanted == typeArguments.Length) return candidate.With(Members.MakeGeneric(method, typeArguments));
            string text = "'" + Names.Of(candidate.Member) + "'";
            problem ??= new(open ? "Using the generic method " + text + " requires '" + wanted + "' type arguments" : "The non-generic method " + text + " cannot be used with type arguments");
            return null;
        }
        if (!open) return candidate;
        Type[] inferred = new Inference(method).Infer(candidate, arguments);
        if (inferred is not null) return candidate.With(Members.MakeGeneric(method, inferred));
        problem ??= new("The type arguments for method '" + Names.Of(method) + "' cannot be inferred from the usage. Try specifying the type arguments explicitly.");
        return null;
    }

    // The order of the comparisons decides which two an ambiguity names.
    private static Candidate Best(List<Candidate> candidates, Operand[] arguments)
    {
        Candidate best = candidates[0], rival = null;
        for (int i = 1; i < candidates.Count; i++)
        {
            int order = Compare(best, candidates[i], arguments);
            if (order > 0)
            {
                rival = null;
                continue;
            }
            rival = order == 0 ? best : null;
            best = candidates[i];
        }
        if (rival is null)
        {
            foreach (Candidate candidate in candidates)
            {
                if (candidate == best) break;
                if (Compare(candidate, best, arguments) < 0) continue;
                rival = candidate;
                break;
            }
        }
        if (rival is null) return best;
        throw new RuntimeBinderException("The call is ambiguous between the following methods or properties: '" + Names.Of(rival.Member) + "' and '" + Names.Of(best.Member) + "'");
    }

    private static int Compare(Candidate a, Candidate b, Operand[] arguments)
    {
        bool left = false, right = false, same = true;
        for (int i = 0; i < arguments.Length; i++)
        {
            Type first = a.TypeFor(i), second = b.TypeFor(i);
            if (first == second) continue;
            same = false;
            int better = Conversions.Better(arguments[i], first, second);
            if (better > 0) left = true;
            if (better < 0) right = true;
        }
        if (left != right) return left ? 1 : -1;
        return left || !same ? 0 : Tie(a, b, arguments);
    }

    // Between two that take the arguments as the same types.
    private static int Tie(Candidate a, Candidate b, Operand[] arguments)
    {
        bool generic = Members.IsGeneric(a.Method), other = Members.IsGeneric(b.Method);
        if (generic != other) return generic ? -1 : 1;
        if (a.Expanded != b.Expanded) return a.Expanded ? -1 : 1;
        if (a.Expanded && a.Types.Length != b.Types.Length) return a.Types.Length > b.Types.Length ? 1 : -1;
        if (a.UsesDefaults != b.UsesDefaults) return a.UsesDefaults ? -1 : 1;
        if (generic)
        {
            int order = Inference.MoreSpecific(Open(a), Open(b));
            if (order != 0) return order;
        }
        return 0;
    }

    private static Type[] Open(Candidate candidate) => Members.ParameterTypes(Members.GenericDefinition(candidate.Method));
}
