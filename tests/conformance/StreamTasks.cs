// Asynchronous members of streams, readers and writers: what runs on a thread of the pool, what is complete at once, what fails where.
#nullable disable
using System;
using System.IO;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

internal class Plain : Stream {
  public string log = "";
  public override bool CanRead => true; public override bool CanSeek => false; public override bool CanWrite => true;
  public override long Length => 0; public override long Position { get => 0; set {} }
  public override void Flush() { log += "F" + Thread.CurrentThread.IsThreadPoolThread; }
  public override int Read(byte[] b, int o, int c) { log += "R" + c + Thread.CurrentThread.IsThreadPoolThread; return 0; }
  public override long Seek(long a, SeekOrigin b) => 0; public override void SetLength(long v) {}
  public override void Write(byte[] b, int o, int c) { log += "W" + c + Thread.CurrentThread.IsThreadPoolThread; }
}
internal class Throwing : Plain { public override int Read(byte[] b, int o, int c) => throw new IOException("x"); public override void Flush() => throw new IOException("f"); protected override void Dispose(bool d) => throw new IOException("d"); }
internal class Rd : TextReader { public override int Read() => throw new IOException("r"); }
internal class Rd2 : TextReader { int n; public override int Read() => n < 5 ? 'a' + n++ : -1; }
internal class Wr : TextWriter { public string log=""; public override Encoding Encoding => Encoding.UTF8; public override void Write(char c) { log += c + (Thread.CurrentThread.IsThreadPoolThread ? "!" : "."); } public override void Flush() { log += "F" + Thread.CurrentThread.IsThreadPoolThread;} }
internal class Drip : Stream {
  byte[] d; int p, n; public string log = ""; public Drip(byte[] d, int n) { this.d = d; this.n = n; }
  public override bool CanRead => true; public override bool CanSeek => false; public override bool CanWrite => true;
  public override long Length => 0; public override long Position { get => 0; set {} }
  public override void Flush() { log += "F"; }
  public override int Read(byte[] b, int o, int c) { int k = Math.Min(Math.Min(c, n), d.Length - p); Array.Copy(d, p, b, o, k); p += k; log += c > 0 ? "r" + k : "0"; return k; }
  public override long Seek(long a, SeekOrigin b) => 0; public override void SetLength(long v) {}
  public override void Write(byte[] b, int o, int c) { log += "w" + c; }
}

public static class StreamTasks
{
  static string Try(Func<Task> f) { try { var t = f(); string s = "task:"; try { t.GetAwaiter().GetResult(); return s + "ok"; } catch (Exception e) { return s + e.GetType().Name + t.Status; } } catch (Exception e) { return "sync:" + e.GetType().Name; } }
  static CancellationToken C = new CancellationToken(true);
  public static string BaseStream() { var p = new Plain(); p.ReadAsync(new byte[3],0,3).Wait(); p.WriteAsync(new byte[3],0,2).Wait(); p.FlushAsync().Wait(); return p.log; }
  public static string BaseStreamOfMemory() { var p = new Plain(); p.ReadAsync(new byte[4]).AsTask().Wait(); p.WriteAsync(new byte[5]).AsTask().Wait(); return p.log; }
  public static string SynchronizedStream() { var p = Stream.Synchronized(new Plain()); p.ReadAsync(new byte[3],0,3).Wait(); p.WriteAsync(new byte[3],0,2).Wait(); p.FlushAsync().Wait(); return "ok"; }
  public static string BaseStreamFailures() { var p = new Throwing(); return Try(() => p.ReadAsync(new byte[3],0,3)) + Try(() => p.ReadAsync(new byte[3]).AsTask()) + Try(() => p.FlushAsync()) + Try(() => p.DisposeAsync().AsTask()) + Try(() => p.ReadAsync(null,0,3))+ Try(() => p.ReadAsync(new byte[1],0,3)) + Try(() => p.ReadAsync(new byte[1],0,1,C))+ Try(() => p.FlushAsync(C))+ Try(() => p.WriteAsync(new byte[1],0,1,C)) + Try(() => p.WriteAsync(new byte[1],C).AsTask()) + Try(() => p.CopyToAsync(p, 3, C)) + Try(() => p.ReadExactlyAsync(new byte[1],0,1,C).AsTask()); }
  public static string MemoryStreamIsDone() { var p = new MemoryStream(new byte[2]); p.Position=1; string s = "" + p.ReadAsync(new byte[3],0,3).IsCompletedSuccessfully + Try(() => p.ReadAsync(null,0,3))+ Try(() => p.ReadAsync(new byte[1],0,3)) + Try(() => p.ReadAsync(new byte[1],0,1,C))+ Try(() => p.FlushAsync(C))+ Try(() => p.WriteAsync(new byte[1],0,1,C)) + Try(() => p.WriteAsync(new byte[1],C).AsTask()) + Try(() => p.WriteAsync(new byte[9],0,9)) + Try(() => p.WriteAsync(new byte[9]).AsTask()) + Try(() => p.CopyToAsync(p, 3, C)); p.Dispose(); return s + Try(() => p.ReadAsync(new byte[1],0,1)) + Try(() => p.WriteAsync(new byte[1],0,1))+ Try(() => p.ReadAsync(new byte[1]).AsTask()) + Try(() => p.FlushAsync())+ Try(() => p.CopyToAsync(p)) + Try(() => p.ReadAsync(new byte[1],0,1,C)); }
  public static string NullStream() { var p = Stream.Null; return "" + p.ReadAsync(new byte[3],0,3).IsCompletedSuccessfully+ Try(() => p.ReadAsync(null,0,3)) + Try(() => p.ReadAsync(new byte[1],0,1,C))+ Try(() => p.FlushAsync(C)) + Try(() => p.WriteAsync(new byte[1],0,1,C)) + Try(() => p.WriteAsync(new byte[1],C).AsTask()) + Try(() => p.CopyToAsync(p, 3, C)); }
  public static string BaseReaderFailures() { TextReader p = new Rd(); return Try(() => p.ReadLineAsync()) + Try(() => p.ReadToEndAsync())+ Try(() => p.ReadAsync(new char[1],0,1))+ Try(() => p.ReadBlockAsync(new char[1],0,1))+ Try(() => p.ReadAsync(new char[1],0,2))+ Try(() => p.ReadAsync(null,0,2))+ Try(() => p.ReadLineAsync(C).AsTask())+ Try(() => p.ReadToEndAsync(C)) + Try(() => p.ReadAsync(new char[1],C).AsTask())+ Try(() => p.ReadBlockAsync(new char[1],C).AsTask()); }
  public static string StringReaderIsDone() { TextReader p = new StringReader("abc"); string s = "" + p.ReadLineAsync().IsCompleted + Try(() => p.ReadLineAsync(C).AsTask())+ Try(() => p.ReadToEndAsync(C)) + Try(() => p.ReadAsync(new char[1],C).AsTask())+ Try(() => p.ReadBlockAsync(new char[1],C).AsTask())+ Try(() => p.ReadAsync(new char[1],0,2)); p.Dispose(); return s + Try(() => p.ReadLineAsync()) + Try(() => p.ReadToEndAsync())+ Try(() => p.ReadAsync(new char[1],0,1))+ Try(() => p.ReadBlockAsync(new char[1],0,1))+ Try(() => p.ReadAsync(new char[1]).AsTask())+ Try(() => p.ReadBlockAsync(new char[1]).AsTask())+ Try(() => p.ReadLineAsync(default).AsTask()); }
  public static string SynchronizedReaderIsDone() { TextReader p = TextReader.Synchronized(new StringReader("abc")); string s = "" + p.ReadLineAsync().IsCompleted + Try(() => p.ReadLineAsync(C).AsTask())+ Try(() => p.ReadToEndAsync(C)) + Try(() => p.ReadAsync(new char[1],C).AsTask())+ Try(() => p.ReadBlockAsync(new char[1],C).AsTask())+ Try(() => p.ReadAsync(new char[1],0,2)); p.Dispose(); return s + Try(() => p.ReadLineAsync()) + Try(() => p.ReadToEndAsync())+ Try(() => p.ReadAsync(new char[1],0,1))+ Try(() => p.ReadBlockAsync(new char[1],0,1))+ Try(() => p.ReadAsync(new char[1]).AsTask())+ Try(() => p.ReadBlockAsync(new char[1]).AsTask())+ Try(() => p.ReadLineAsync(default).AsTask()); }
  public static string NullReader() { TextReader p = TextReader.Null; string s = "" + p.ReadLineAsync().IsCompleted + p.ReadAsync(new char[1]).IsCompleted + Try(() => p.ReadLineAsync(C).AsTask())+ Try(() => p.ReadToEndAsync(C)) + Try(() => p.ReadAsync(new char[1],C).AsTask())+ Try(() => p.ReadBlockAsync(new char[1],C).AsTask())+ Try(() => p.ReadAsync(new char[1],0,2)); return s; }
  public static string BaseWriter() { var p = new Wr(); p.WriteAsync('a').Wait(); p.WriteAsync("b").Wait(); p.WriteAsync(new[]{'c'},0,1).Wait(); return p.log; }
  public static string BaseWriterOfALine() { var p = new Wr(); p.WriteLineAsync(new StringBuilder("i")).Wait(); return p.log; }
  public static string BaseWriterFailures() { var p = new Wr(); return Try(() => p.WriteAsync((string)null)) + Try(() => p.WriteAsync((char[])null)) + Try(() => p.WriteAsync((char[])null,0,1)) + Try(() => p.WriteAsync((StringBuilder)null)) + Try(() => p.WriteAsync("x".AsMemory(),C)) + Try(() => p.WriteAsync((StringBuilder)null,C)) + Try(() => p.WriteLineAsync("x".AsMemory(),C))+ Try(() => p.FlushAsync(C))+ Try(() => p.WriteLineAsync((StringBuilder)null,C)); }
  public static string StringWriterIsDone() { var p = new StringWriter(); p.WriteLineAsync('z').Wait(); string s = "" + Try(() => p.WriteAsync((string)null)) + Try(() => p.WriteAsync((char[])null)) + Try(() => p.WriteAsync((char[])null,0,1)) + Try(() => p.WriteAsync((StringBuilder)null)) + Try(() => p.WriteAsync("x".AsMemory(),C)) + Try(() => p.WriteLineAsync("x".AsMemory(),C))+ Try(() => p.FlushAsync(C))+ Try(() => p.WriteLineAsync(new StringBuilder(),C)); p.Dispose(); return s + Try(() => p.WriteAsync('x')) + Try(() => p.WriteAsync("x"))+ Try(() => p.WriteAsync("x".AsMemory()))+ Try(() => p.WriteLineAsync("x"))+ Try(() => p.WriteLineAsync())+ Try(() => p.FlushAsync())+ Try(() => p.WriteAsync(new StringBuilder())); }
  public static string SynchronizedWriterIsDone() { var p = TextWriter.Synchronized(new StringWriter()); string s = "" + Try(() => p.WriteAsync((string)null)) + Try(() => p.WriteAsync((char[])null)) + Try(() => p.WriteAsync((char[])null,0,1)) + Try(() => p.WriteAsync((StringBuilder)null)) + Try(() => p.WriteAsync("x".AsMemory(),C)) + Try(() => p.WriteLineAsync("x".AsMemory(),C))+ Try(() => p.FlushAsync(C))+ Try(() => p.WriteLineAsync(new StringBuilder(),C)); p.Dispose(); return s + Try(() => p.WriteAsync('x')) + Try(() => p.WriteAsync("x"))+ Try(() => p.WriteAsync("x".AsMemory()))+ Try(() => p.WriteLineAsync("x"))+ Try(() => p.WriteLineAsync())+ Try(() => p.FlushAsync())+ Try(() => p.WriteAsync(new StringBuilder())); }
  public static string ReaderOverStream() { var p = new Plain(); var r = new StreamReader(p); r.ReadLineAsync().Wait(); r.Read(); r.Peek(); r.ReadToEnd(); return p.log; }
  public static string WriterOverStream() { var p = new Plain(); var w = new StreamWriter(p); w.WriteAsync("abc").Wait(); w.FlushAsync().Wait(); w.Dispose(); return p.log + Try(() => w.WriteAsync('a')); }
  static Encoding[] E = { new UTF8Encoding(true), Encoding.Unicode, Encoding.BigEndianUnicode, Encoding.UTF32, Encoding.Latin1 };
  static byte[] Bytes(Encoding e, bool mark) { var t = e.GetBytes("aé\r\n€𝄞\nx\r\rend"); if (!mark) return t; var p = e.GetPreamble(); var all = new byte[p.Length + t.Length]; p.CopyTo(all, 0); t.CopyTo(all, p.Length); return all; }
  static string Hex(string s) { var b = new StringBuilder(); foreach (char c in s ?? "null") b.Append(c < 127 && c > 31 ? c.ToString() : "<" + (int)c + ">"); return b.ToString(); }
  static string Go(int e, bool mark, int n, bool asy) { var d = new Drip(Bytes(E[e], mark), n); using var r = new StreamReader(d, E[e]); string s = ""; for (int i = 0; i < 7; i++) s += Hex(asy ? r.ReadLineAsync().Result : r.ReadLine()) + "|"; return s + d.log; }
  static string All(bool mark, bool asy) { string s = ""; for (int e = 0; e < 5; e++) for (int n = 1; n < 8; n += 2) s += Go(e, mark, n, asy) + "\n"; return s; }
  public static string ReaderTakesPartsWithMark() => All(true, false);
  public static string ReaderTakesParts() => All(false, false);
  public static string ReaderDetects() { string s = ""; for (int e = 0; e < 5; e++) { var d = new Drip(Bytes(E[e], true), 3); var r = new StreamReader(d); s += Hex(r.ReadToEnd()) + r.CurrentEncoding.WebName + d.log; } return s; }
  public static string ReaderPeeks() { var d = new Drip(Bytes(E[0], true), 3); var r = new StreamReader(d); var c = new char[20]; string s = r.Read(c, 0, 20) + "," + r.Peek() + "," + r.Read() + "," + r.Read(c, 0, 2) + d.log + r.ReadBlock(c, 0, 5) + "," + r.EndOfStream + r.ReadToEnd().Length + r.EndOfStream + r.Peek() + r.Read() + (r.ReadLine() == null) + d.log; return s; }
  public static string BytesThatAreCut() { var d = new Drip(new byte[]{ 97, 0xe2, 0x82, 0x28, 0xf0, 0x9d }, 2); return Hex(new StreamReader(d).ReadToEnd()) + d.log; }
  public static string ReaderOverMemory() { var r = new StreamReader(new MemoryStream(Encoding.UTF8.GetBytes("ab\ncd"))); var t = r.ReadLineAsync(); string s = t.IsCompleted + t.Result; r.Dispose(); try { r.ReadLineAsync(); s += "no"; } catch (ObjectDisposedException) { s += "sync"; } return s; }
  public static string WriterSendsParts() { var d = new Drip(null, 1); var w = new StreamWriter(d, new UTF8Encoding(true), 128); for (int i = 0; i < 5; i++) w.Write(new string('a', 60)); d.log += "|"; w.WriteAsync(new string('b', 300)).Wait(); d.log += "|"; w.FlushAsync().Wait(); w.WriteLineAsync("x").Wait(); w.DisposeAsync().AsTask().Wait(); return d.log + "/" + w.DisposeAsync().IsCompleted; }
}
