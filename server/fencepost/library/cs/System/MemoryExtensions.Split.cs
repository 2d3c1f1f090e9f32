namespace System;

public static partial class MemoryExtensions
{
    public static int Split(this ReadOnlySpan<char> source, Span<Range> destination, char separator, StringSplitOptions options = StringSplitOptions.None) =>
        Split(source, destination, new ReadOnlySpan<char>(in separator), default, false, options);

    public static int Split(this ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<char> separator, StringSplitOptions options = StringSplitOptions.None) =>
        Split(source, destination, separator, default, false, options);

    public static int SplitAny(this ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<char> separators, StringSplitOptions options = StringSplitOptions.None) =>
        Split(source, destination, separators, default, true, options);

    public static int SplitAny(this ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<string> separators, StringSplitOptions options = StringSplitOptions.None) =>
        Split(source, destination, default, separators, true, options);

    private static int Split(ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<char> separators, ReadOnlySpan<string> texts, bool any, StringSplitOptions options)
    {
        if ((options & ~(StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)) != 0) throw new ArgumentException("Value of flags is invalid.", "options");
        if (destination.IsEmpty) return 0;
        bool keepsEmpty = (options & StringSplitOptions.RemoveEmptyEntries) == 0;
        int count = 0;
        int start = 0;
        while (true)
        {
            bool mayEnd = count == destination.Length - 1;
            int length = 0;
            int end = mayEnd && keepsEmpty || destination.Length == 1 ? -1 : FindSeparator(source, start, separators, texts, any, out length);
            int next = end + length;
            int last = end;
            if (end < 0) last = source.Length;
            int first = start;
            if ((options & StringSplitOptions.TrimEntries) != 0)
            {
                while (first < last && char.IsWhiteSpace(source[first])) first++;
                while (last > first && char.IsWhiteSpace(source[last - 1])) last--;
            }
            if (first < last || keepsEmpty)
            {
                if (mayEnd && end >= 0)
                {
                    // What remains is the last entry, from its first one that is not empty.
                    last = source.Length;
                    while ((options & StringSplitOptions.TrimEntries) != 0 && last > first && char.IsWhiteSpace(source[last - 1])) last--;
                    end = -1;
                }
                destination[count++] = new Range(first, last);
            }
            if (end < 0) return count;
            start = next;
        }
    }

    private static int FindSeparator(ReadOnlySpan<char> source, int start, ReadOnlySpan<char> separators, ReadOnlySpan<string> texts, bool any, out int length)
    {
        for (int i = start; i < source.Length; i++)
        {
            length = 1;
            if (!texts.IsEmpty)
            {
                foreach (string text in texts)
                {
                    if (string.IsNullOrEmpty(text) || !StartsWith(source.Slice(i), text.AsSpan())) continue;
                    length = text.Length;
                    return i;
                }
            }
            else if (any)
            {
                if (Trims(source[i], separators)) return i;
            }
            else if (!separators.IsEmpty && StartsWith(source.Slice(i), separators))
            {
                length = separators.Length;
                return i;
            }
        }
        length = 0;
        return -1;
    }

    public static SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source, T separator) where T : IEquatable<T> => new SpanSplitEnumerator<T>(source, new T[] { separator }, true);
    public static SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source, ReadOnlySpan<T> separator) where T : IEquatable<T> => new SpanSplitEnumerator<T>(source, separator, false);
    public static SpanSplitEnumerator<T> SplitAny<T>(this ReadOnlySpan<T> source, [Diagnostics.CodeAnalysis.UnscopedRef] params ReadOnlySpan<T> separators) where T : IEquatable<T> => new SpanSplitEnumerator<T>(source, separators, true);
    public static SpanSplitEnumerator<T> SplitAny<T>(this ReadOnlySpan<T> source, Buffers.SearchValues<T> separators) where T : IEquatable<T> => new SpanSplitEnumerator<T>(source, separators);

    public ref struct SpanSplitEnumerator<T> : IEnumerator<Range> where T : IEquatable<T>
    {
        private readonly ReadOnlySpan<T> source;
        private readonly ReadOnlySpan<T> separators;
        private readonly Buffers.SearchValues<T> values;
        private readonly bool any;
        private readonly bool known;
        private int start;
        private int end;
        private int next;

        internal SpanSplitEnumerator(ReadOnlySpan<T> source, ReadOnlySpan<T> separators, bool any)
        {
            this.source = source;
            this.separators = separators;
            this.any = any;
        }

        internal SpanSplitEnumerator(ReadOnlySpan<T> source, Buffers.SearchValues<T> values)
        {
            this.source = source;
            this.values = values;
            any = true;
            known = true;
        }

        public SpanSplitEnumerator<T> GetEnumerator() => this;
        public ReadOnlySpan<T> Source => source;
        public Range Current => new Range(start, end);
        object Collections.IEnumerator.Current => Current;
        void Collections.IEnumerator.Reset() => throw new NotSupportedException();
        void IDisposable.Dispose() { }

        public bool MoveNext()
        {
            if (next > source.Length) return false;
            ReadOnlySpan<T> rest = source.Slice(next);
            int index = Find(rest);
            start = next;
            end = index < 0 ? source.Length : next + index;
            next = index < 0 ? source.Length + 1 : end + (any ? 1 : separators.Length);
            return true;
        }

        private int Find(ReadOnlySpan<T> rest)
        {
            if (known) return IndexOfAny(rest, values);
            if (!separators.IsEmpty) return any ? IndexOfAny(rest, separators) : IndexOf(rest, separators);
            if (!any || typeof(T) != typeof(char)) return -1;
            for (int i = 0; i < rest.Length; i++)
            {
                if (char.IsWhiteSpace((char)(object)rest[i])) return i;
            }
            return -1;
        }
    }
}
