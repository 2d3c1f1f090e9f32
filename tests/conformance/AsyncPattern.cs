using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

public static class AsyncPattern
{
    static string Try(Action a) { try { a(); return "none"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message; } }
    static IAsyncResult Begin(AsyncCallback callback, object? state) => TaskToAsyncResult.Begin(Task.Run(() => 42), callback, state);
    static IAsyncResult Begin1(int a, AsyncCallback callback, object? state) => TaskToAsyncResult.Begin(Task.FromResult(a), callback, state);
    static IAsyncResult Begin3(int a, int b, int c, AsyncCallback callback, object? state) => TaskToAsyncResult.Begin(Task.FromResult(a + b + c), callback, state);
    static IAsyncResult Begin2(int a, int b, AsyncCallback callback, object? state) => TaskToAsyncResult.Begin(Task.Run(() => a * b), callback, state);
    static int End(IAsyncResult result) => TaskToAsyncResult.End<int>(result);
    static void EndNothing(IAsyncResult result) => TaskToAsyncResult.End<int>(result);
    static int EndFails(IAsyncResult result) => throw new InvalidOperationException("end");
    static int EndCancels(IAsyncResult result) => throw new OperationCanceledException("cancelled");
    static IAsyncResult BeginFails(AsyncCallback callback, object? state) => throw new FormatException("begin");
    public static string FromPair() { var t = Task.Factory.FromAsync(Begin, End, "state"); return $"{t.Result} {t.AsyncState} {t.CreationOptions}"; }
    public static int FromOne() => Task.Factory.FromAsync(Begin1, End, 5, null).Result;
    public static int FromTwo() => Task<int>.Factory.FromAsync(Begin2, End, 6, 7, null).Result;
    public static int FromThree() => Task.Factory.FromAsync(Begin3, End, 1, 2, 3, null).Result;
    public static string FromAction() { var t = Task.Factory.FromAsync(Begin, EndNothing, null, TaskCreationOptions.AttachedToParent); t.Wait(); return $"{t.Status} {t.CreationOptions}"; }
    public static int FromResult() { var r = Begin((_) => { }, null); return Task.Factory.FromAsync(r, End).Result; }
    public static string FromEnded() { var r = Begin1(9, null!, 3); var t = Task.Factory.FromAsync(r, End); return $"{t.Result} {r.CompletedSynchronously} {r.IsCompleted} {r.AsyncState}"; }
    public static string FailingEnd() { var t = Task.Factory.FromAsync(Begin1, EndFails, 1, null); return $"{t.Status} {t.Exception!.InnerException!.Message}"; }
    public static string CancellingEnd() { var t = Task.Factory.FromAsync(Begin1, EndCancels, 1, null); return $"{t.Status} {t.IsCanceled}" + Try(() => t.GetAwaiter().GetResult()); }
    public static string FailingBegin() => Try(() => Task.Factory.FromAsync(BeginFails, End, null));
    public static string WrongOptions() => Try(() => Task.Factory.FromAsync(Begin, End, null, TaskCreationOptions.LongRunning)) + Try(() => Task.Factory.FromAsync(Begin, End, null, TaskCreationOptions.PreferFairness)) + Try(() => Task.Factory.FromAsync(Begin, End, null, (TaskCreationOptions)64));
    public static string WrongArguments() => Try(() => Task.Factory.FromAsync(null!, End, null)) + Try(() => Task.Factory.FromAsync(Begin, (Func<IAsyncResult, int>)null!, null)) + Try(() => Task.Factory.FromAsync((IAsyncResult)null!, End)) + Try(() => Task.Factory.FromAsync(Begin1(1, null!, null), End, TaskCreationOptions.None, null!));
    public static async Task<int> Awaited() => await Task.Factory.FromAsync(Begin2, End, 3, 4, null) + await Task<int>.Factory.FromAsync(Begin1(1, null!, null), End, TaskCreationOptions.AttachedToParent);
    public static string StreamPair() { var s = new MemoryStream(new byte[] { 1, 2, 3, 4 }); var b = new byte[3]; var n = Task<int>.Factory.FromAsync(s.BeginRead, s.EndRead, b, 0, 3, null).Result; return $"{n} {b[2]}"; }
    public static string StreamBeginEnd() { var s = new MemoryStream(); var r = s.BeginWrite(new byte[] { 7, 8 }, 0, 2, null, "st"); s.EndWrite(r); s.Position = 0; var b = new byte[5]; var n = s.EndRead(s.BeginRead(b, 1, 4, null, null)); return $"{r.AsyncState} {r.CompletedSynchronously} {n} {string.Join(",", b)}"; }
    public static int WaitsForHandle() { var r = Begin((_) => { }, null); r.AsyncWaitHandle.WaitOne(); return End(r); }
    public static string WaitsForCallback() { using var done = new ManualResetEventSlim(); int got = 0; Begin(x => { got = End(x); done.Set(); }, null); done.Wait(); return $"{got}"; }

    public static string MemoryPart() { var a = new byte[] { 1, 2, 3, 4, 5, 6 }; var s = new MemoryStream(a, 2, 3); s.WriteByte(9); var all = $"{s.Length} {s.Position} {s.Capacity} {string.Join(",", s.ToArray())} {a[2]}"; return all + Try(() => s.GetBuffer()) + Try(() => { s.Position = 3; s.WriteByte(1); }) + s.Seek(-1, SeekOrigin.End) + s.ReadByte() + s.ReadByte() + s.TryGetBuffer(out var g) + g.Count; }
    public static string MemoryVisible() { var s = new MemoryStream(new byte[4], 1, 2, false, true); return s.TryGetBuffer(out var g) + $"{g.Offset} {g.Count} {s.CanWrite}" + Try(() => s.WriteByte(1)) + Try(() => s.SetLength(1)) + s.GetBuffer().Length; }
    public static string MemoryCapacity() { var s = new MemoryStream(10); s.Write(new byte[] { 1, 2, 3 }); var x = s.Capacity; s.Capacity = 3; var y = s.Capacity; return $"{x} {y}" + Try(() => s.Capacity = 2) + Try(() => new MemoryStream(new byte[2]).Capacity = 5) + Try(() => new MemoryStream(-1)) + Try(() => new MemoryStream(new byte[2], 1, 2)) + Try(() => new MemoryStream(null!)); }
    public static string MemoryClosed() { var s = new MemoryStream(); s.Close(); return Try(() => s.ReadByte()) + Try(() => { var x = s.Length; }) + Try(() => s.Write(new byte[1], 0, 1)) + s.CanRead + s.CanWrite + s.CanSeek + s.ToArray().Length + Try(() => s.CopyTo(new MemoryStream())); }
    public static string MemoryArguments() { var s = new MemoryStream(); return Try(() => s.Write(null!, 0, 1)) + Try(() => s.Write(new byte[2], -1, 1)) + Try(() => s.Read(new byte[2], 1, 2)) + Try(() => s.Seek(-1, SeekOrigin.Begin)) + Try(() => s.Seek(0, (SeekOrigin)5)) + Try(() => s.Position = -1) + Try(() => s.SetLength(-1)) + Try(() => s.ReadTimeout = 3) + s.CanTimeout; }
    public static string MemorySparse() { var s = new MemoryStream(); s.Position = 3; s.WriteByte(7); s.SetLength(6); s.SetLength(2); s.SetLength(5); return string.Join(",", s.ToArray()) + s.Position; }
    public static string Copies() { var s = new MemoryStream(Enumerable.Range(0, 50).Select(i => (byte)i).ToArray()); var d = new MemoryStream(); s.CopyTo(d, 7); s.Position = 40; s.CopyToAsync(d).Wait(); return d.Length + Try(() => s.CopyTo(null!)) + Try(() => s.CopyTo(d, 0)) + Try(() => s.CopyTo(new MemoryStream(new byte[1], false))); }
    public static async Task<string> Exactly() { var s = new MemoryStream(new byte[] { 1, 2, 3, 4, 5 }); var b = new byte[3]; await s.ReadExactlyAsync(b); var n = await s.ReadAtLeastAsync(b, 3, false); s.Position = 4; return $"{b[0]} {n}" + Try(() => s.ReadExactly(b)) + Try(() => s.ReadAtLeast(b, 9)) + s.Position; }
    public static string Nothing() { var s = Stream.Null; s.Write(new byte[3]); return $"{s.Length} {s.Position} {s.ReadByte()} {s.CanRead} {s.Read(new byte[3], 0, 3)}"; }
    public static string Synchronized() { var m = new MemoryStream(); var s = Stream.Synchronized(m); Parallel.Invoke(() => s.WriteByte(1), () => s.WriteByte(2)); return $"{m.Length} {s.Position} {m.ToArray().Sum(x => x)}"; }
    public static string Buffered() { var m = new MemoryStream(); using (var b = new BufferedStream(m, 16)) { b.Write(new byte[] { 1, 2, 3 }, 0, 3); b.Flush(); b.WriteByte(4); } return string.Join(",", m.ToArray()); }
    public static string Writers() { var m = new MemoryStream(); using (var w = new BinaryWriter(m, Encoding.UTF8, true)) { w.Write(1); w.Write("héllo"); w.Write(2.5); w.Write(true); w.Write('x'); w.Write(3L); w.Write7BitEncodedInt(300); w.Write(1.5m); } m.Position = 0; using var r = new BinaryReader(m); return $"{r.ReadInt32()} {r.ReadString()} {r.ReadDouble()} {r.ReadBoolean()} {r.ReadChar()} {r.ReadInt64()} {r.Read7BitEncodedInt()} {r.ReadDecimal()} {r.PeekChar()}"; }
    public static async Task<string> TextReaders() { var m = new MemoryStream(Encoding.UTF8.GetBytes("one\ntwo\r\nthree")); using var r = new StreamReader(m); var a = await r.ReadLineAsync(); var b = r.Peek(); var c = r.ReadLine(); var d = r.EndOfStream; var e = await r.ReadToEndAsync(); return $"{a}|{(char)b}|{c}|{d}|{e}|{r.EndOfStream}"; }
}
