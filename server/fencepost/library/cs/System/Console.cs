using System.IO;
using System.Text;

namespace System;

// Deviation: what is written goes nowhere, and there is nothing to read.
public static class Console
{
    public static TextWriter Out => TextWriter.Null;
    public static TextWriter Error => TextWriter.Null;
    public static TextReader In => TextReader.Null;
    public static void SetOut(TextWriter newOut) { }
    public static void SetError(TextWriter newError) { }
    public static void SetIn(TextReader newIn) { }
    public static void Write(bool value) { }
    public static void Write(char value) { }
    public static void Write(char[] buffer) { }
    public static void Write(decimal value) { }
    public static void Write(double value) { }
    public static void Write(float value) { }
    public static void Write(int value) { }
    public static void Write(uint value) { }
    public static void Write(long value) { }
    public static void Write(ulong value) { }
    public static void Write(object value) { }
    public static void Write(string value) { }
    public static void Write(char[] buffer, int index, int count) { }
    public static void Write(ReadOnlySpan<char> value) { }
    public static void Write(string format, object arg0) { }
    public static void Write(string format, object arg0, object arg1) { }
    public static void Write(string format, object arg0, object arg1, object arg2) { }
    public static void Write(string format, params object[] arg) { }
    public static void Write(string format, params ReadOnlySpan<object> arg) { }
    public static void WriteLine() { }
    public static void WriteLine(bool value) { }
    public static void WriteLine(char value) { }
    public static void WriteLine(char[] buffer) { }
    public static void WriteLine(decimal value) { }
    public static void WriteLine(double value) { }
    public static void WriteLine(float value) { }
    public static void WriteLine(int value) { }
    public static void WriteLine(uint value) { }
    public static void WriteLine(long value) { }
    public static void WriteLine(ulong value) { }
    public static void WriteLine(object value) { }
    public static void WriteLine(string value) { }
    public static void WriteLine(char[] buffer, int index, int count) { }
    public static void WriteLine(ReadOnlySpan<char> value) { }
    public static void WriteLine(string format, object arg0) { }
    public static void WriteLine(string format, object arg0, object arg1) { }
    public static void WriteLine(string format, object arg0, object arg1, object arg2) { }
    public static void WriteLine(string format, params object[] arg) { }
    public static void WriteLine(string format, params ReadOnlySpan<object> arg) { }
    public static string ReadLine() => null;
    public static int Read() => -1;
    public static bool KeyAvailable => false;
    public static bool IsOutputRedirected => true;
    public static bool IsInputRedirected => true;
    public static bool IsErrorRedirected => true;
    public static string Title { get => ""; set { } }
    public static ConsoleColor ForegroundColor { get => ConsoleColor.Gray; set { } }
    public static ConsoleColor BackgroundColor { get => ConsoleColor.Black; set { } }
    public static void ResetColor() { }
    public static void Clear() { }
    public static void Beep() { }
    public static event ConsoleCancelEventHandler CancelKeyPress { add { } remove { } }
}

public enum ConsoleColor
{
    Black = 0,
    DarkBlue = 1,
    DarkGreen = 2,
    DarkCyan = 3,
    DarkRed = 4,
    DarkMagenta = 5,
    DarkYellow = 6,
    Gray = 7,
    DarkGray = 8,
    Blue = 9,
    Green = 10,
    Cyan = 11,
    Red = 12,
    Magenta = 13,
    Yellow = 14,
    White = 15,
}

public delegate void ConsoleCancelEventHandler(object sender, ConsoleCancelEventArgs e);

public sealed class ConsoleCancelEventArgs : EventArgs
{
    internal ConsoleCancelEventArgs() { }
    public bool Cancel { get; set; }
}
