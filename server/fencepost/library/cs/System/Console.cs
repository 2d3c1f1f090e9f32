using System.IO;
using System.Text;

namespace System;

// Deviation: where no writer is set, what is written goes nowhere (objects are not asked for their text); where no reader is set, there
// is nothing to read.
public static partial class Console
{
    // The writers and readers that were set; null stands for those of the process.
    private static volatile TextWriter output;
    private static volatile TextWriter error;
    private static volatile TextReader input;

    public static TextWriter Out => output ?? TextWriter.Null;
    public static TextWriter Error => error ?? TextWriter.Null;
    public static TextReader In => input ?? TextReader.Null;

    public static void SetOut(TextWriter newOut) => output = TextWriter.Synchronized(newOut ?? throw new ArgumentNullException("newOut"));
    public static void SetError(TextWriter newError) => error = TextWriter.Synchronized(newError ?? throw new ArgumentNullException("newError"));
    public static void SetIn(TextReader newIn) => input = TextReader.Synchronized(newIn ?? throw new ArgumentNullException("newIn"));

    public static void Write(bool value) => output?.Write(value);
    public static void Write(char value) => output?.Write(value);
    public static void Write(char[] buffer) => output?.Write(buffer);
    public static void Write(decimal value) => output?.Write(value);
    public static void Write(double value) => output?.Write(value);
    public static void Write(float value) => output?.Write(value);
    public static void Write(int value) => output?.Write(value);
    public static void Write(uint value) => output?.Write(value);
    public static void Write(long value) => output?.Write(value);
    public static void Write(ulong value) => output?.Write(value);
    public static void Write(object value) => output?.Write(value);
    public static void Write(string value) => output?.Write(value);
    public static void Write(char[] buffer, int index, int count) => output?.Write(buffer, index, count);
    public static void Write(ReadOnlySpan<char> value) => output?.Write(value);
    public static void Write(string format, object arg0) => output?.Write(format, arg0);
    public static void Write(string format, object arg0, object arg1) => output?.Write(format, arg0, arg1);
    public static void Write(string format, object arg0, object arg1, object arg2) => output?.Write(format, arg0, arg1, arg2);
    public static void Write(string format, params object[] arg) => output?.Write(format, arg ?? Array.Empty<object>());
    public static void Write(string format, params ReadOnlySpan<object> arg) => output?.Write(format, arg);
    public static void WriteLine() => output?.WriteLine();
    public static void WriteLine(bool value) => output?.WriteLine(value);
    public static void WriteLine(char value) => output?.WriteLine(value);
    public static void WriteLine(char[] buffer) => output?.WriteLine(buffer);
    public static void WriteLine(decimal value) => output?.WriteLine(value);
    public static void WriteLine(double value) => output?.WriteLine(value);
    public static void WriteLine(float value) => output?.WriteLine(value);
    public static void WriteLine(int value) => output?.WriteLine(value);
    public static void WriteLine(uint value) => output?.WriteLine(value);
    public static void WriteLine(long value) => output?.WriteLine(value);
    public static void WriteLine(ulong value) => output?.WriteLine(value);
    public static void WriteLine(object value) => output?.WriteLine(value);
    public static void WriteLine(string value) => output?.WriteLine(value);
    public static void WriteLine(char[] buffer, int index, int count) => output?.WriteLine(buffer, index, count);
    public static void WriteLine(ReadOnlySpan<char> value) => output?.WriteLine(value);
    public static void WriteLine(string format, object arg0) => output?.WriteLine(format, arg0);
    public static void WriteLine(string format, object arg0, object arg1) => output?.WriteLine(format, arg0, arg1);
    public static void WriteLine(string format, object arg0, object arg1, object arg2) => output?.WriteLine(format, arg0, arg1, arg2);
    public static void WriteLine(string format, params object[] arg) => output?.WriteLine(format, arg ?? Array.Empty<object>());
    public static void WriteLine(string format, params ReadOnlySpan<object> arg) => output?.WriteLine(format, arg);
    public static string ReadLine() => input?.ReadLine();
    public static int Read() => input == null ? -1 : input.Read();
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
