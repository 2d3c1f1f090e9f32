using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading.Tasks;

#nullable disable
#pragma warning disable

namespace Conformance;

public static class ExceptionMessages
{
    static string M(Action a) { try { a(); return "none"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message + (e is ArgumentException ae ? "|" + ae.ParamName : "") + (e is ArgumentOutOfRangeException ao ? "|" + ao.ActualValue : "") + (e.InnerException != null ? " <- " + e.InnerException.GetType().Name : ""); } }
    class B { public int F; public virtual int V() => 1; }
    class D : B { }
    struct St { public int X; }
    enum En { A, B = 5 }
    interface II { }
    class G<T> { }
    public static string NullRef() => M(() => { B b = null; b.F = 1; });
    public static string NullRefV() => M(() => { B b = null; b.V(); });
    public static string Cast1() => M(() => { object o = "s"; _ = (B)o; });
    public static string Cast2() => M(() => { object o = 5; _ = (long)o; });
    public static string Cast3() => M(() => { object o = new B(); _ = (II)o; });
    public static string Cast4() => M(() => { object o = new G<int>(); _ = (G<string>)o; });
    public static string Cast5() => M(() => { object o = new List<int>(); _ = (List<string>)o; });
    public static string Cast6() => M(() => { object o = new int[1]; _ = (string[])o; });
    public static string Cast7() => M(() => { object o = En.A; _ = (long)o; });
    public static string Cast8() => M(() => { object o = null; _ = (int)o; });
    public static string Cast9() => M(() => { object o = "x"; _ = (int?)o; });
    public static string Cast10() => M(() => { object o = new Dictionary<int, G<string>>(); _ = (string)o; });
    public static string Cast11() => M(() => { object o = new St(); _ = (En)o; });
    public static string Cast12() => M(() => { object[] o = { "a", 1 }; foreach (string s in o) { } });
    public static string Cast13() => M(() => { object o = new Func<int>(() => 1); _ = (Action)o; });
    public static string Cast14() => M(() => { object o = (1, "x"); _ = (ValueTuple<int, int>)o; });
    public static string Cast15() => M(() => { new object[] { 1, "a" }.Cast<int>().ToList(); });
    public static string Index() => M(() => { int[] a = new int[2]; a[2] = 1; });
    public static string Index2() => M(() => { int[,] a = new int[2, 2]; a[2, 0] = 1; });
    public static string Mismatch() => M(() => { object[] a = new string[1]; a[0] = 1; });
    public static string Div() => M(() => { int z = 0; _ = 1 / z; });
    public static string Div2() => M(() => { int z = -1; _ = int.MinValue / z; });
    public static string DivDec() => M(() => { decimal z = 0; _ = 1m / z; });
    public static string Over() => M(() => { int z = int.MaxValue; _ = checked(z + 1); });
    public static string Over2() => M(() => { double z = 1e20; _ = checked((int)z); });
    public static string Over3() => M(() => { decimal z = decimal.MaxValue; _ = z * 2; });
    public static string Over4() => M(() => { decimal z = decimal.MaxValue; _ = (int)z; });
    public static string NegArr() => M(() => { int z = -1; _ = new int[z]; });
    public static string ArrCopy() => M(() => Array.Copy(new int[2], new int[1], 2));
    public static string ArrCopy2() => M(() => Array.Copy(null, new int[1], 2));
    public static string ArrCopy3() => M(() => Array.Copy(new int[1], new string[1], 1));
    public static string ArrCopy4() => M(() => Array.Copy(new int[1], new int[1], -1));
    public static string ArrCopy5() => M(() => Array.Copy(new int[1], 1, new int[1], 0, 1));
    public static string ArrCopy6() => M(() => Array.Copy(new object[] { "a", 1 }, new string[2], 2));
    public static string ArrCopy7() => M(() => Array.Copy(new int[1, 1], new int[1], 1));
    public static string CopyTo() => M(() => new int[3].CopyTo(new int[2], 0));
    public static string CopyTo2() => M(() => new List<int> { 1, 2 }.CopyTo(new int[1]));
    public static string CopyTo3() => M(() => new int[3].CopyTo(new int[5], 3));
    public static string ListIdx() => M(() => _ = new List<int>()[0]);
    public static string ListIdxSet() => M(() => new List<int>()[0] = 1);
    public static string ListRemoveAt() => M(() => new List<int>().RemoveAt(3));
    public static string ListInsert() => M(() => new List<int>().Insert(3, 1));
    public static string ListRange() => M(() => new List<int>().GetRange(0, 3));
    public static string ListRange2() => M(() => new List<int>().GetRange(-1, 3));
    public static string ListRemoveRange() => M(() => new List<int> { 1 }.RemoveRange(0, 3));
    public static string ListCap() => M(() => new List<int>(-1));
    public static string ListCap2() => M(() => { var l = new List<int> { 1, 2, 3 }; l.Capacity = 1; });
    public static string ListNull() => M(() => new List<int>((IEnumerable<int>)null));
    public static string ListAddRange() => M(() => new List<int>().AddRange(null));
    public static string ListForEach() => M(() => new List<int>().ForEach(null));
    public static string ListSort() => M(() => new List<object> { new object(), new object() }.Sort());
    public static string ListSort2() => M(() => new List<int> { 1, 2, 3 }.Sort((a, b) => throw new InvalidOperationException("x")));
    public static string ListMod() => M(() => { var l = new List<int> { 1, 2 }; foreach (var i in l) l.Add(1); });
    public static string ListEnum() => M(() => { var l = new List<int> { 1, 2 }; IEnumerator e = l.GetEnumerator(); _ = e.Current; });
    public static string DictKey() => M(() => _ = new Dictionary<string, int>()["k"]);
    public static string DictKey2() => M(() => _ = new Dictionary<int, int>()[42]);
    public static string DictDup() => M(() => new Dictionary<string, int> { { "a", 1 }, { "a", 2 } });
    public static string DictNull() => M(() => new Dictionary<string, int>().Add(null, 1));
    public static string DictNull2() => M(() => _ = new Dictionary<string, int>()[null]);
    public static string DictMod() => M(() => { var l = new Dictionary<int, int> { { 1, 2 }, { 2, 3 } }; foreach (var i in l) l.Add(i.Key + 10, 1); });
    public static string DictCap() => M(() => new Dictionary<int, int>(-1));
    public static string ToDictDup() => M(() => new[] { 1, 1 }.ToDictionary(x => x));
    public static string SDKey() => M(() => _ = new SortedDictionary<int, int>()[42]);
    public static string SDDup() => M(() => new SortedDictionary<int, int> { { 1, 1 }, { 1, 2 } });
    public static string SLKey() => M(() => _ = new SortedList<int, int>()[42]);
    public static string SLDup() => M(() => new SortedList<int, int> { { 1, 1 }, { 1, 2 } });
    public static string QEmpty() => M(() => new Queue<int>().Dequeue());
    public static string QPeek() => M(() => new Queue<int>().Peek());
    public static string SEmpty() => M(() => new Stack<int>().Pop());
    public static string SPeek() => M(() => new Stack<int>().Peek());
    public static string PQEmpty() => M(() => new PriorityQueue<int, int>().Dequeue());
    public static string LLEmpty() => M(() => new LinkedList<int>().RemoveFirst());
    public static string LLNode() => M(() => { var a = new LinkedList<int>(); var n = a.AddFirst(1); new LinkedList<int>().Remove(n); });
    public static string First() => M(() => new int[0].First());
    public static string FirstP() => M(() => new int[] { 1 }.First(x => x > 3));
    public static string Single() => M(() => new int[] { 1, 2 }.Single());
    public static string SingleP() => M(() => new int[] { 1, 2 }.Single(x => x > 0));
    public static string Max() => M(() => new int[0].Max());
    public static string Avg() => M(() => new int[0].Average());
    public static string Aggr() => M(() => new int[0].Aggregate((a, b) => a + b));
    public static string WhereNull() => M(() => ((IEnumerable<int>)null).Where(x => x > 1));
    public static string SelectNull() => M(() => new int[0].Select((Func<int, int>)null));
    public static string RangeNeg() => M(() => Enumerable.Range(0, -1));
    public static string RepeatNeg() => M(() => Enumerable.Repeat(0, -1));
    public static string ChunkZero() => M(() => new int[1].Chunk(0));
    public static string Substr() => M(() => "abc".Substring(5));
    public static string Substr2() => M(() => "abc".Substring(1, 5));
    public static string Substr3() => M(() => "abc".Substring(-1));
    public static string Substr4() => M(() => "abc".Substring(1, -1));
    public static string StrIdx() => M(() => _ = "abc"[3]);
    public static string StrInsert() => M(() => "abc".Insert(9, "x"));
    public static string StrInsert2() => M(() => "abc".Insert(0, null));
    public static string StrRemove() => M(() => "abc".Remove(9));
    public static string StrRemove2() => M(() => "abc".Remove(1, 9));
    public static string StrReplace() => M(() => "abc".Replace("", "x"));
    public static string StrReplace2() => M(() => "abc".Replace(null, "x"));
    public static string StrPad() => M(() => "abc".PadLeft(-1));
    public static string StrCtor() => M(() => new string('a', -1));
    public static string StrContains() => M(() => "abc".Contains((string)null));
    public static string StrStarts() => M(() => "abc".StartsWith((string)null));
    public static string StrIndexOf() => M(() => "abc".IndexOf("a", 7));
    public static string StrJoin() => M(() => string.Join(",", (string[])null));
    public static string StrSplit() => M(() => "a".Split(',', -1));
    public static string StrFmt() => M(() => string.Format("{0} {1}", 1));
    public static string StrFmt2() => M(() => string.Format("{0", 1));
    public static string StrFmt3() => M(() => string.Format(null, 1));
    public static string StrFmt4() => M(() => string.Format("}", 1));
    public static string StrFmt5() => M(() => string.Format("{a}", 1));
    public static string FmtSpec() => M(() => 5.ToString("Q"));
    public static string FmtSpec2() => M(() => 5.0.ToString("D"));
    public static string SBIdx() => M(() => _ = new StringBuilder("ab")[5]);
    public static string SBInsert() => M(() => new StringBuilder("ab").Insert(5, "x"));
    public static string SBRemove() => M(() => new StringBuilder("ab").Remove(1, 5));
    public static string SBCap() => M(() => new StringBuilder(-1));
    public static string SBLen() => M(() => new StringBuilder().Length = -1);
    public static string Parse1() => M(() => int.Parse("x"));
    public static string Parse2() => M(() => int.Parse(null));
    public static string Parse3() => M(() => int.Parse("99999999999"));
    public static string Parse4() => M(() => byte.Parse("256"));
    public static string Parse5() => M(() => double.Parse("x"));
    public static string Parse6() => M(() => bool.Parse("x"));
    public static string Parse7() => M(() => char.Parse("xx"));
    public static string Parse8() => M(() => Guid.Parse("xx"));
    public static string Parse9() => M(() => DateTime.Parse("xx"));
    public static string Parse10() => M(() => TimeSpan.Parse("xx"));
    public static string Parse11() => M(() => decimal.Parse("xx"));
    public static string Parse12() => M(() => Enum.Parse<En>("C"));
    public static string Parse13() => M(() => Enum.Parse<En>(""));
    public static string Parse14() => M(() => long.Parse(""));
    public static string Parse15() => M(() => sbyte.Parse("-129"));
    public static string Parse16() => M(() => Version.Parse("1"));
    public static string Conv1() => M(() => Convert.ToInt32("x"));
    public static string Conv2() => M(() => Convert.ToByte(300));
    public static string Conv3() => M(() => Convert.ToInt32(1e20));
    public static string Conv4() => M(() => Convert.ToChar("ab"));
    public static string Conv5() => M(() => Convert.ToInt32("12", 7));
    public static string Conv6() => M(() => Convert.FromBase64String("a"));
    public static string Conv7() => M(() => Convert.FromHexString("abc"));
    public static string Conv8() => M(() => Convert.ToInt32("zz", 16));
    public static string Conv9() => M(() => Convert.ToInt32(new object()));
    public static string Conv10() => M(() => Convert.ChangeType("x", typeof(int)));
    public static string Conv11() => M(() => Convert.ToBoolean("yes"));
    public static string Conv12() => M(() => Convert.ToDateTime(5));
    public static string Nullable1() => M(() => { int? x = null; _ = x.Value; });
    public static string DT1() => M(() => new DateTime(2020, 13, 1));
    public static string DT2() => M(() => DateTime.MaxValue.AddDays(1));
    public static string DT3() => M(() => new TimeSpan(long.MaxValue).Add(new TimeSpan(1)));
    public static string DT4() => M(() => TimeSpan.FromDays(1e20));
    public static string DT5() => M(() => new DateTime(-1));
    public static string Math1() => M(() => Math.Abs(int.MinValue));
    public static string Math2() => M(() => Math.Sign(double.NaN));
    public static string Math3() => M(() => Math.Clamp(1, 5, 2));
    public static string Math4() => M(() => Math.Round(1.5, 20));
    public static string EnumToObj() => M(() => Enum.ToObject(typeof(int), 5));
    public static string EnumNames() => M(() => Enum.GetNames(typeof(int)));
    public static string EnumIsDef() => M(() => Enum.IsDefined(typeof(En), "zz".Length > 1 ? (object)5L : 1));
    public static string Activ1() => M(() => Activator.CreateInstance(typeof(II)));
    public static string Activ2() => M(() => Activator.CreateInstance(typeof(B), 5));
    public static string ArgNull() => M(() => throw new ArgumentNullException("p"));
    public static string ArgNull2() => M(() => throw new ArgumentNullException("p", "msg"));
    public static string ArgNull3() => M(() => ArgumentNullException.ThrowIfNull((object)null, "zz"));
    public static string ArgNull4() { object foo = null; return M(() => ArgumentNullException.ThrowIfNull(foo)); }
    public static string ArgEmpty() { string foo = ""; return M(() => ArgumentException.ThrowIfNullOrEmpty(foo)); }
    public static string ArgWs() { string foo = " "; return M(() => ArgumentException.ThrowIfNullOrWhiteSpace(foo)); }
    public static string ArgNeg() { int foo = -1; return M(() => ArgumentOutOfRangeException.ThrowIfNegative(foo)); }
    public static string ArgZero() { int foo = 0; return M(() => ArgumentOutOfRangeException.ThrowIfZero(foo)); }
    public static string ArgNegZ() { int foo = 0; return M(() => ArgumentOutOfRangeException.ThrowIfNegativeOrZero(foo)); }
    public static string ArgGt() { int foo = 5; return M(() => ArgumentOutOfRangeException.ThrowIfGreaterThan(foo, 3)); }
    public static string ArgLt() { int foo = 5; return M(() => ArgumentOutOfRangeException.ThrowIfLessThan(foo, 9)); }
    public static string ArgGe() { int foo = 5; return M(() => ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual(foo, 5)); }
    public static string ArgLe() { int foo = 5; return M(() => ArgumentOutOfRangeException.ThrowIfLessThanOrEqual(foo, 5)); }
    public static string ArgEq() { int foo = 5; return M(() => ArgumentOutOfRangeException.ThrowIfEqual(foo, 5)); }
    public static string ArgNe() { int foo = 5; return M(() => ArgumentOutOfRangeException.ThrowIfNotEqual(foo, 6)); }
    public static string Disposed() => M(() => ObjectDisposedException.ThrowIf(true, new B()));
    public static string Disposed2() => M(() => throw new ObjectDisposedException("nm"));
    public static string Disposed3() => M(() => throw new ObjectDisposedException("nm", "msg"));
    public static string Range1() => M(() => throw new ArgumentOutOfRangeException("p", 5, "msg"));
    public static string Range2() => M(() => throw new ArgumentOutOfRangeException("p"));
    public static string Range3() => M(() => throw new ArgumentOutOfRangeException());
    public static string Arg1() => M(() => throw new ArgumentException());
    public static string Arg2() => M(() => throw new ArgumentException("m"));
    public static string Arg3() => M(() => throw new ArgumentException("m", "p"));
    public static string Arg4() => M(() => throw new ArgumentException("m", "p", new Exception("z")));
    public static string Def1() => M(() => throw new Exception());
    public static string Def2() => M(() => throw new InvalidOperationException());
    public static string Def3() => M(() => throw new NotSupportedException());
    public static string Def4() => M(() => throw new NotImplementedException());
    public static string Def5() => M(() => throw new KeyNotFoundException());
    public static string Def6() => M(() => throw new FormatException());
    public static string Def7() => M(() => throw new OverflowException());
    public static string Def8() => M(() => throw new DivideByZeroException());
    public static string Def9() => M(() => throw new IndexOutOfRangeException());
    public static string Def10() => M(() => throw new NullReferenceException());
    public static string Def11() => M(() => throw new InvalidCastException());
    public static string Def12() => M(() => throw new OutOfMemoryException());
    public static string Def13() => M(() => throw new TimeoutException());
    public static string Def14() => M(() => throw new OperationCanceledException());
    public static string Def15() => M(() => throw new TaskCanceledException());
    public static string Def16() => M(() => throw new AggregateException());
    public static string Def17() => M(() => throw new AggregateException("m", new Exception("a"), new Exception("b")));
    public static string Def18() => M(() => throw new ApplicationException());
    public static string Def19() => M(() => throw new SystemException());
    public static string Def20() => M(() => throw new ArithmeticException());
    public static string Def21() => M(() => throw new RankException());
    public static string Def22() => M(() => throw new StackOverflowException());
    public static string Def23() => M(() => throw new UnauthorizedAccessException());
    public static string Def24() => M(() => throw new PlatformNotSupportedException());
    public static string Def25() => M(() => throw new ArrayTypeMismatchException());
    public static string Def26() => M(() => throw new TypeInitializationException("T", new Exception("q")));
    public static string Def27() => M(() => throw new MissingMethodException("C", "M"));
    public static string Def28() => M(() => throw new System.IO.IOException());
    public static string Def29() => M(() => throw new System.IO.FileNotFoundException());
    public static string Def30() => M(() => throw new EndOfStream());
    class EndOfStream : Exception { public override string Message => "eos " + base.Message; }
    public static string CastArr() => M(() => { object o = "s"; _ = (B[])o; });
    public static string CastArr2() => M(() => { object o = new B[1][]; _ = (int[,])o; });
    public static string CastEnumerator() => M(() => { object o = new List<B>().GetEnumerator(); _ = (string)o; });
    public static string Activ4() => M(() => Activator.CreateInstance<Ctor>());
    class Ctor { public Ctor(int x) {} }
    static class Bad { public static int X = int.Parse("zz"); }
    public static string TypeInit() => M(() => { _ = Bad.X; });
    public static string TypeInit2() { try { _ = Bad.X; return ""; } catch (TypeInitializationException e) { return e.TypeName + e.HResult + e.InnerException.Message; } }
    public static string ThrowNull() => M(() => throw null);
    public static string SwitchExpr() => M(() => { int x = 5; _ = x switch { 1 => 2 }; });
    public static string SwitchExpr2() => M(() => { object x = "q"; _ = x switch { int => 2 }; });
    public static string SwitchExpr3() => M(() => { object x = null; _ = x switch { int => 2 }; });
    public static string Span1() => M(() => { Span<int> s = new int[3]; s[3] = 1; });
    public static string Span2() => M(() => { Span<int> s = new int[3]; _ = s.Slice(4); });
    public static string Span3() => M(() => { Span<int> s = new int[3]; s.CopyTo(new int[2]); });
    public static string RangeEx() => M(() => { int[] s = new int[3]; _ = s[2..5]; });
    public static string RangeEx2() => M(() => { string s = "abc"; _ = s[2..1]; });
    public static string IndexEx() => M(() => { int[] s = new int[3]; _ = s[^4]; });
    public static string IndexNeg() => M(() => _ = new Index(-1));
    public static string ReadOnly() => M(() => ((IList<int>)new List<int> { 1 }.AsReadOnly()).Add(1));
    public static string ReadOnly2() => M(() => ((IList<int>)new int[2]).Add(1));
    public static string ReadOnly3() => M(() => ((IList)new int[2]).Add(1));
    public static string IListBad() => M(() => ((IList)new List<int>()).Add("x"));
    public static string Cmp() => M(() => Comparer<object>.Default.Compare(new object(), new object()));
    public static string Cmp2() => M(() => 5.CompareTo("x"));
    public static string Cmp3() => M(() => "x".CompareTo(5));
    public static string Rethrow() => M(() => { try { throw new FormatException("in"); } catch (Exception e) { throw new InvalidOperationException("out", e); } });
    public static string TaskWait() => M(() => Task.Run(() => throw new FormatException("in")).Wait());
    public static string TaskResult() => M(() => _ = Task.FromException<int>(new FormatException("in")).Result);
    public static string Iter() => M(() => { IEnumerator<int> e = It().GetEnumerator(); e.Reset(); });
    static IEnumerable<int> It() { yield return 1; }
    public static string Hash() => M(() => new HashSet<int>((IEnumerable<int>)null));
    public static string LazyEx() => M(() => _ = new Lazy<int>(() => throw new FormatException("lz")).Value);
    public static string BitArr() => M(() => _ = new BitArray(3)[5]);
    public static string TupleIdx() => M(() => _ = ((System.Runtime.CompilerServices.ITuple)(1, 2))[5]);
    public static string MathDR() => M(() => Math.DivRem(1, 0));
    public static string Rand() => M(() => new Random(1).Next(5, 2));
    public static string GetLen() => M(() => new int[2].GetLength(1));
    public static string SetVal() => M(() => new int[2].SetValue("x", 0));
    public static string SetVal2() => M(() => new int[2].SetValue(1, 5));
    public static string GetVal() => M(() => new int[2, 2].GetValue(0));
    public static string BinSearch() => M(() => Array.BinarySearch((int[])null, 0));
    public static string ArrIdx() => M(() => Array.IndexOf(new int[2], 1, 5));
    public static string ArrFill() => M(() => Array.Fill(new int[2], 1, 1, 5));
    public static string ArrRev() => M(() => Array.Reverse(new int[2], 1, 5));
    public static string ArrSort() => M(() => Array.Sort((int[])null));
    public static string ArrSort2() => M(() => Array.Sort(new object[] { 1, "a" }));
    public static string ArrResize() { int[] a = null; return M(() => Array.Resize(ref a, -1)); }
    public static string CreateInst() => M(() => Array.CreateInstance(typeof(int), -1));
    public static string EncBytes() => M(() => Encoding.UTF8.GetBytes((string)null));
    public static string DelegateCast() => M(() => { Delegate d = (Action)(() => { }); _ = (Func<int>)d; });
    public static string EnumParseNull() => M(() => Enum.Parse(typeof(En), null));
}
