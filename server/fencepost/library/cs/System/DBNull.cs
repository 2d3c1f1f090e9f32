namespace System;

public sealed class DBNull
{
    public static readonly DBNull Value = new DBNull();
    private DBNull() { }
    public override string ToString() => "";
    public string ToString(IFormatProvider provider) => "";
}
