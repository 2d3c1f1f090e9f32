namespace System;

public readonly struct ConsoleKeyInfo : IEquatable<ConsoleKeyInfo>
{
    private readonly char keyChar;
    private readonly ConsoleKey key;
    private readonly ConsoleModifiers modifiers;

    public ConsoleKeyInfo(char keyChar, ConsoleKey key, bool shift, bool alt, bool control)
    {
        if ((int)key < 0 || (int)key > 255) throw new ArgumentOutOfRangeException("key", "Console key values must be between 0 and 255 inclusive.");
        this.keyChar = keyChar;
        this.key = key;
        modifiers = (shift ? ConsoleModifiers.Shift : 0) | (alt ? ConsoleModifiers.Alt : 0) | (control ? ConsoleModifiers.Control : 0);
    }

    public char KeyChar => keyChar;
    public ConsoleKey Key => key;
    public ConsoleModifiers Modifiers => modifiers;
    public override bool Equals(object value) => value is ConsoleKeyInfo other && Equals(other);
    public bool Equals(ConsoleKeyInfo obj) => obj.keyChar == keyChar && obj.key == key && obj.modifiers == modifiers;
    public static bool operator ==(ConsoleKeyInfo a, ConsoleKeyInfo b) => a.Equals(b);
    public static bool operator !=(ConsoleKeyInfo a, ConsoleKeyInfo b) => !a.Equals(b);
    public override int GetHashCode() => keyChar | ((int)key << 16) | ((int)modifiers << 24);
}
