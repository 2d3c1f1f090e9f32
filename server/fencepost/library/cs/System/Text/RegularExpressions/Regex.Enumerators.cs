namespace System.Text.RegularExpressions;

public partial class Regex
{
    public ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input) => EnumerateMatches(input, RightToLeft ? input.Length : 0);
    public ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, int startat) => new(this, input.ToString(), startat);
    public ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input) => EnumerateSplits(input, 0);
    public ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, int count) => EnumerateSplits(input, count, RightToLeft ? input.Length : 0);

    public ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, int count, int startat)
    {
        if (count < 0) throw new ArgumentOutOfRangeException("count", "Count cannot be less than -1.");
        if ((uint)startat > (uint)input.Length) throw new ArgumentOutOfRangeException("startat", "Start index cannot be less than 0 or greater than input length.");
        return new ValueSplitEnumerator(this, input.ToString(), count, startat);
    }

    public ref struct ValueMatchEnumerator : IEnumerator<ValueMatch>
    {
        private readonly Regex regex;
        private readonly string text;
        private int at;
        private int previousLength;
        private ValueMatch current;

        internal ValueMatchEnumerator(Regex regex, string text, int at)
        {
            this.regex = regex;
            this.text = text;
            this.at = at;
            previousLength = -1;
            current = default;
        }

        public readonly ValueMatch Current => current;
        public readonly ValueMatchEnumerator GetEnumerator() => this;
        object System.Collections.IEnumerator.Current => throw new NotSupportedException();
        void System.Collections.IEnumerator.Reset() => throw new NotSupportedException();
        void IDisposable.Dispose() { }

        public bool MoveNext()
        {
            bool found = regex.Next(text, ref at, ref previousLength, out int index);
            current = found ? new ValueMatch(index, previousLength) : default;
            return found;
        }
    }

    public ref struct ValueSplitEnumerator : IEnumerator<Range>
    {
        private readonly Regex regex;
        private readonly string text;
        private int at;
        private int previousLength;

        /// <summary>How many parts may still come; 0 after the last one.</summary>
        private int left;

        /// <summary>Where the part that comes next begins, or ends.</summary>
        private int edge;
        private Range current;

        internal ValueSplitEnumerator(Regex regex, string text, int count, int at)
        {
            this.regex = regex;
            this.text = text;
            this.at = at;
            left = count == 0 ? int.MaxValue : count;
            previousLength = -1;
            edge = regex.RightToLeft ? text.Length : 0;
            current = default;
        }

        public readonly Range Current => current;
        public readonly ValueSplitEnumerator GetEnumerator() => this;
        object System.Collections.IEnumerator.Current => throw new NotSupportedException();
        void System.Collections.IEnumerator.Reset() => throw new NotSupportedException();
        void IDisposable.Dispose() { }

        public bool MoveNext()
        {
            if (left == 0)
            {
                current = default;
                return false;
            }
            bool back = regex.RightToLeft;
            if (left > 1 && regex.Next(text, ref at, ref previousLength, out int index))
            {
                left--;
                current = back ? (index + previousLength)..edge : edge..index;
                edge = back ? index : index + previousLength;
            }
            else
            {
                left = 0;
                current = back ? 0..edge : edge..text.Length;
            }
            return true;
        }
    }
}
