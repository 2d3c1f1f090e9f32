using System.IO;

namespace System;

// Deviation: where no writer is set, what is written goes nowhere (objects are not asked for their text); where no reader is set, there
// is nothing to read. The verdict names that where a program can notice it.
public static partial class Console
{
    // The writers and readers that were set; null stands for those of the process.
    private static volatile TextWriter output;
    private static volatile TextWriter error;
    private static volatile TextReader input;

    // Whoever writes an object without a writer may notice that nobody asks it for its text.
    private static void NotAsked(object value)
    {
        if (value != null && Fencepost.Machine.RunsOwn(value, "ToString")) Fencepost.Machine.Assumes("objects that are written to the console are not asked for their text");
    }

    public static TextWriter Out => output ?? TextWriter.Null;
    public static TextWriter Error => error ?? TextWriter.Null;
    public static TextReader In
    {
        get
        {
            if (input is { } reader) return reader;
            Fencepost.Machine.Assumes("there is nothing to read from the console");
            return TextReader.Null;
        }
    }

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
    public static void Write(object value)
    {
        if (output is { } writer) writer.Write(value);
        else NotAsked(value);
    }

    public static void Write(string value) => output?.Write(value);
    public static void Write(char[] buffer, int index, int count) => output?.Write(buffer, index, count);
    public static void Write(ReadOnlySpan<char> value) => output?.Write(value);
    public static void Write(string format, object arg0) => Write(format, new[] { arg0 });
    public static void Write(string format, object arg0, object arg1) => Write(format, new[] { arg0, arg1 });
    public static void Write(string format, object arg0, object arg1, object arg2) => Write(format, new[] { arg0, arg1, arg2 });
    public static void Write(string format, params object[] arg) => Write(format, new ReadOnlySpan<object>(arg));

    public static void Write(string format, params ReadOnlySpan<object> arg)
    {
        if (output is { } writer) writer.Write(format, arg);
        else foreach (object value in arg) NotAsked(value);
    }

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
    public static void WriteLine(object value)
    {
        if (output is { } writer) writer.WriteLine(value);
        else NotAsked(value);
    }

    public static void WriteLine(string value) => output?.WriteLine(value);
    public static void WriteLine(char[] buffer, int index, int count) => output?.WriteLine(buffer, index, count);
    public static void WriteLine(ReadOnlySpan<char> value) => output?.WriteLine(value);
    public static void WriteLine(string format, object arg0) => WriteLine(format, new[] { arg0 });
    public static void WriteLine(string format, object arg0, object arg1) => WriteLine(format, new[] { arg0, arg1 });
    public static void WriteLine(string format, object arg0, object arg1, object arg2) => WriteLine(format, new[] { arg0, arg1, arg2 });
    public static void WriteLine(string format, params object[] arg) => WriteLine(format, new ReadOnlySpan<object>(arg));

    public static void WriteLine(string format, params ReadOnlySpan<object> arg)
    {
        if (output is { } writer) writer.WriteLine(format, arg);
        else foreach (object value in arg) NotAsked(value);
    }

    public static string ReadLine() => In.ReadLine();
    public static int Read() => In.Read();
    public static bool KeyAvailable => Window(false);
    public static bool IsOutputRedirected => Window(true);
    public static bool IsInputRedirected => Window(true);
    public static bool IsErrorRedirected => Window(true);
    public static string Title { get => Window(""); set { } }
    public static ConsoleColor ForegroundColor { get => Window(ConsoleColor.Gray); set { } }
    public static ConsoleColor BackgroundColor { get => Window(ConsoleColor.Black); set { } }
    public static void ResetColor() { }
    public static void Clear() { }
    public static void Beep() { }
    public static event ConsoleCancelEventHandler CancelKeyPress { add => Fencepost.Machine.Assumes("nothing raises Console.CancelKeyPress"); remove { } }
}
