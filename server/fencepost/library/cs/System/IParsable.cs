namespace System;

public interface IParsable<TSelf> where TSelf : IParsable<TSelf>
{
    static abstract TSelf Parse(string s, IFormatProvider provider);
    static abstract bool TryParse(string s, IFormatProvider provider, out TSelf result);
}
