namespace System;

public abstract partial class Delegate : ICloneable
{
    public extern object Target { [MethodImpl(InternalCall)] get; }
    public extern bool HasSingleTarget { [MethodImpl(InternalCall)] get; }
    [MethodImpl(InternalCall)] public static extern Delegate Combine(Delegate a, Delegate b);
    [MethodImpl(InternalCall)] public static extern Delegate Remove(Delegate source, Delegate value);
    [MethodImpl(InternalCall)] public virtual extern Delegate[] GetInvocationList();
    [MethodImpl(InternalCall)] public override extern bool Equals(object obj);
    [MethodImpl(InternalCall)] public override extern int GetHashCode();
    [MethodImpl(InternalCall)] public virtual extern object Clone();

    public extern Reflection.MethodInfo Method { [MethodImpl(InternalCall)] get; }
    [MethodImpl(InternalCall)] public extern object DynamicInvoke(params object[] args);

    public static Delegate Combine(params Delegate[] delegates)
    {
        Delegate result = null;
        if (delegates != null)
        {
            for (int i = 0; i < delegates.Length; i++) result = Combine(result, delegates[i]);
        }
        return result;
    }

    public static Delegate Combine(params ReadOnlySpan<Delegate> delegates)
    {
        Delegate result = null;
        for (int i = 0; i < delegates.Length; i++) result = Combine(result, delegates[i]);
        return result;
    }

    public static Delegate RemoveAll(Delegate source, Delegate value)
    {
        Delegate before;
        do
        {
            before = source;
            source = Remove(source, value);
        }
        while (before != source);
        return source;
    }

    public static bool operator ==(Delegate d1, Delegate d2) => d1 is null ? d2 is null : d1.Equals(d2);
    public static bool operator !=(Delegate d1, Delegate d2) => !(d1 == d2);

    public static InvocationListEnumerator<TDelegate> EnumerateInvocationList<TDelegate>(TDelegate d) where TDelegate : Delegate =>
        new InvocationListEnumerator<TDelegate>(d is null ? null : d.GetInvocationList());

    public struct InvocationListEnumerator<TDelegate> where TDelegate : Delegate
    {
        private readonly Delegate[] list;
        private int index;

        internal InvocationListEnumerator(Delegate[] list)
        {
            this.list = list;
            index = -1;
        }

        public TDelegate Current => (TDelegate)list[index];
        public bool MoveNext() => list != null && ++index < list.Length;
        public InvocationListEnumerator<TDelegate> GetEnumerator() => this;
    }
}
