using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

/// <summary>Has characters only.</summary>
public sealed class Tape : TextWriter
{
    public readonly StringBuilder Text = new();
    public override Encoding Encoding => Encoding.ASCII;
    public override void Write(char value) => Text.Append('<').Append(value).Append('>');
}

/// <summary>Knows what was asked.</summary>
public sealed class Listener : TextWriter
{
    public readonly StringBuilder Text = new();
    public override Encoding Encoding => Encoding.ASCII;
    public override void Write(string? value) => Text.Append("s(").Append(value).Append(')');
    public override void Write(char[]? buffer) => Text.Append("c(").Append(buffer).Append(')');
    public override void Write(char[] buffer, int index, int count) => Text.Append("p(").Append(buffer, index, count).Append(')');
    public override void WriteLine(string? value) => Text.Append("l(").Append(value).Append(')');
}

public sealed class Feeder(string text) : TextReader
{
    private int position;
    public override int Peek() => position < text.Length ? text[position] : -1;
    public override int Read() => position < text.Length ? text[position++] : -1;
}

public static class TextWriters
{
    private static string Thrown(Action action)
    {
        try
        {
            action();
            return "none";
        }
        catch (Exception e)
        {
            return e.GetType().Name + ": " + e.Message;
        }
    }

    public static string LinesEndAsToldTo()
    {
        var writer = new StringWriter { NewLine = "|" };
        writer.WriteLine("a");
        writer.WriteLine();
        writer.WriteLine(1);
        writer.WriteLine('c');
        writer.WriteLine((object?)null);
        writer.WriteLine(new[] { 'x', 'y' });
        writer.WriteLine("{0}-{1}", 2, 3.5);
        writer.WriteLine("span".AsSpan());
        writer.WriteLine(new StringBuilder("builder"));
        writer.NewLine = null!;
        writer.WriteLine(true);
        return writer + "/" + writer.NewLine.Length;
    }

    public static string EverythingBecomesCharacters()
    {
        var tape = new Tape();
        tape.Write("ab");
        tape.Write(12);
        tape.Write(new[] { 'c', 'd', 'e' }, 1, 2);
        tape.Write("fg".AsSpan());
        tape.Write(1.5);
        tape.WriteLine(false);
        tape.WriteLine(new StringBuilder("h"));
        return tape.Text.ToString();
    }

    public static string WhatCallsWhat()
    {
        var listener = new Listener { NewLine = "$" };
        listener.Write(1);
        listener.Write(2.5m);
        listener.Write(true);
        listener.Write((object)"o");
        listener.Write((object?)null);
        listener.Write("{0}", 7);
        listener.Write("span".AsSpan());
        listener.Write(new[] { 'a' });
        listener.WriteLine();
        listener.WriteLine(3);
        listener.WriteLine("x");
        listener.WriteLine((object)4);
        listener.WriteLine((object?)null);
        listener.WriteLine("{0}{1}", 1, 2);
        listener.WriteLine("span".AsSpan());
        return listener.Text.ToString();
    }

    public static string ConsoleWritesToWhatWasSet()
    {
        TextWriter before = Console.Out;
        var writer = new StringWriter();
        Console.SetOut(writer);
        try
        {
            Console.Write("x");
            Console.WriteLine(1);
            Console.WriteLine("{0} {1}", "two", 3);
            Console.WriteLine(2.5);
            Console.Out.Write('o');
            Console.WriteLine();
            Console.WriteLine(new[] { 'c' });
            Console.WriteLine((object?)null);
        }
        finally
        {
            Console.SetOut(before);
        }
        Console.SetError(TextWriter.Null);
        return writer + "|" + Thrown(() => Console.SetOut(null!));
    }

    public static string ConsoleReadsWhatWasSet()
    {
        Console.SetIn(new StringReader("one\r\ntwo\nthree"));
        string? first = Console.ReadLine();
        int letter = Console.Read();
        string result = first + letter + Console.In.ReadLine() + Console.In.ReadToEnd() + (Console.ReadLine() ?? "null") + Console.Read();
        Console.SetIn(TextReader.Null);
        return result;
    }

    public static async Task<string> AsynchronousWriting()
    {
        await using var writer = new StringWriter();
        await writer.WriteAsync("a");
        await writer.WriteAsync('b');
        await writer.WriteLineAsync("c");
        await writer.WriteLineAsync();
        await writer.WriteAsync(new[] { 'd', 'e', 'f' }, 1, 2);
        await writer.WriteLineAsync(new[] { 'g' });
        await writer.WriteAsync("mem".AsMemory());
        await writer.WriteAsync(new StringBuilder("sb"));
        await writer.FlushAsync();
        try
        {
            await writer.WriteAsync("z".AsMemory(), new CancellationToken(true));
        }
        catch (OperationCanceledException e)
        {
            await writer.WriteAsync(e.GetType().Name);
        }
        return writer.ToString();
    }

    public static async Task<string> AsynchronousReading()
    {
        var reader = new StringReader("one\ntwo\rthree\r\nfour five");
        var buffer = new char[4];
        string? line = await reader.ReadLineAsync();
        string? second = await reader.ReadLineAsync(CancellationToken.None);
        string? third = await reader.ReadLineAsync();
        int count = await reader.ReadAsync(buffer, 0, 4);
        int more = await reader.ReadAsync(buffer.AsMemory(1, 2));
        return line + second + third + count + new string(buffer) + more + await reader.ReadToEndAsync() + (await reader.ReadLineAsync() ?? "null");
    }

    public static async Task<string> StreamsOfText()
    {
        var stream = new MemoryStream();
        await using (var writer = new StreamWriter(stream, leaveOpen: true))
        {
            await writer.WriteLineAsync("first é");
            await writer.WriteAsync("second");
        }
        stream.Position = 0;
        using var reader = new StreamReader(stream);
        return stream.Length + await reader.ReadLineAsync() + await reader.ReadToEndAsync() + reader.EndOfStream;
    }

    public static string WritersOfStreamsWait()
    {
        var stream = new MemoryStream();
        var writer = new StreamWriter(stream);
        writer.Write("abc");
        long before = stream.Length;
        writer.Flush();
        long after = stream.Length;
        writer.AutoFlush = true;
        writer.Write("d");
        long direct = stream.Length;
        writer.AutoFlush = false;
        writer.Write(new string('x', 1500));
        return before + " " + after + " " + direct + " " + stream.Length;
    }

    public static string Preambles()
    {
        var stream = new MemoryStream();
        using (var writer = new StreamWriter(stream, Encoding.UTF8, 128, true)) writer.Write("a");
        byte[] bytes = stream.ToArray();
        string text = new StreamReader(new MemoryStream(bytes)).ReadToEnd();
        string wide = new StreamReader(new MemoryStream([0xff, 0xfe, 65, 0])).ReadToEnd();
        return Convert.ToHexString(bytes) + text.Length + wide;
    }

    public static string ReadersOfCharacters()
    {
        var feeder = new Feeder("ab\r\ncd\n\nrest of it");
        var buffer = new char[3];
        string? first = feeder.ReadLine(), second = feeder.ReadLine(), third = feeder.ReadLine();
        int count = feeder.Read(buffer, 0, 3);
        int block = feeder.ReadBlock(buffer.AsSpan(0, 2));
        return first + "," + second + "," + third + "," + count + block + new string(buffer) + feeder.ReadToEnd() + (feeder.ReadLine() ?? "null");
    }

    public static string ClosedOnes()
    {
        var writer = new StringWriter();
        writer.Write("kept");
        writer.Close();
        var reader = new StringReader("x");
        reader.Dispose();
        var stream = new StreamWriter(new MemoryStream());
        stream.Dispose();
        return writer + Thrown(() => writer.Write("y")) + Thrown(() => reader.ReadLine()) + Thrown(() => reader.Peek()) + Thrown(() => stream.Write('c')) + Thrown(() => new StringReader(null!));
    }

    public static string WrongArguments()
    {
        var writer = new StringWriter();
        return Thrown(() => writer.Write(null!, 0, 0)) + Thrown(() => writer.Write(new char[2], 1, 2)) + Thrown(() => writer.Write(new char[2], -1, 2))
            + Thrown(() => new StringReader("a").Read(new char[1], 0, 2)) + Thrown(() => TextWriter.Synchronized(null!)) + Thrown(() => new StreamReader((Stream)null!));
    }

    public static string SynchronizedWriters()
    {
        var inner = new StringWriter();
        TextWriter writer = TextWriter.Synchronized(inner);
        var threads = new List<Thread>();
        for (int i = 0; i < 2; i++)
        {
            var thread = new Thread(() => writer.WriteLine("ab"));
            thread.Start();
            threads.Add(thread);
        }
        foreach (Thread thread in threads) thread.Join();
        return inner.ToString() + ReferenceEquals(writer, TextWriter.Synchronized(writer));
    }
}
