using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Timer = System.Timers.Timer;

namespace Conformance;

public static class Components
{
    public static string Defaults(){ var t = new Timer(); return $"{t.Interval} {t.AutoReset} {t.Enabled} {t.Site is null} {t}"; }
    public static string Ctor(){ var t = new Timer(12.3); var u = new Timer(TimeSpan.FromSeconds(2)); return $"{t.Interval} {u.Interval}"; }
    static string Try(Action a){ try { a(); return "none"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message + ":" + (e as ArgumentException)?.ParamName; } }
    public static string Bad1() => Try(()=>new Timer(0));
    public static string Bad2() => Try(()=>new Timer(1e12));
    public static string Bad3() => Try(()=>new Timer().Interval = -1);
    public static string Bad4() => Try(()=>new Timer(-1.5));
    public static string Bad5() => Try(()=>{ var t = new Timer(5); t.Dispose(); t.Start(); });
    public static string Bad6() => Try(()=>{ var t = new Timer(5); t.Interval = 1e13; t.Start(); });
    public static string Bad7() => Try(()=>new Timer(double.NaN));
    public static string Bad8() => Try(()=>new Timer(TimeSpan.FromMilliseconds(-3)));
    public static bool Once(){ var done = new ManualResetEventSlim(); var t = new Timer(1){ AutoReset = false }; t.Elapsed += (s, e) => { if (s == t) done.Set(); }; t.Start(); done.Wait(); return t.Enabled; }
    public static int StopStart(){ var t = new Timer(10000000){ AutoReset = false }; t.Enabled = true; t.Interval = 20000000; t.Stop(); t.Close(); t.Dispose(); return t.Enabled ? 1 : 2; }
    public static string Init(){ var t = new Timer(100000); t.BeginInit(); t.Enabled = true; var a = t.Enabled; t.EndInit(); var b = t.Enabled; t.Close(); return $"{a} {b} {t.Enabled}"; }
    public static int Disposed(){ int n = 0; var t = new Timer(5000); t.Disposed += (s,e) => n++; t.Dispose(); return n; }
    class Comp : Component { public bool D; protected override void Dispose(bool d){ D = d; base.Dispose(d);} public void Raise(){ ((EventHandler)Events["x"])?.Invoke(this, EventArgs.Empty);} public event EventHandler X { add => Events.AddHandler("x", value); remove => Events.RemoveHandler("x", value);} }
    public static string Component_(){ int n = 0; using var c = new Comp(); EventHandler h = (s,e)=>n++; c.X += h; c.X += h; c.Raise(); c.X -= h; c.Raise(); c.Disposed += (s,e)=>n+=100; c.Dispose(); return $"{n} {c.D} {c} {c.Container is null} {c.Site is null}"; }
    public static string Worker(){ var w = new BackgroundWorker(); var done = new ManualResetEventSlim(); string r = ""; w.DoWork += (s,e)=>e.Result = (int)e.Argument*2; w.RunWorkerCompleted += (s,e)=>{ r = $"{e.Result} {e.Cancelled} {e.Error is null} {w.IsBusy}"; done.Set(); }; w.RunWorkerAsync(21); done.Wait(); return r; }
    public static string WorkerFails(){ var w = new BackgroundWorker(); var done = new ManualResetEventSlim(); string r = ""; w.DoWork += (s,e)=> throw new InvalidOperationException("bad"); w.RunWorkerCompleted += (s,e)=>{ r = Try(()=>{ var x = e.Result; }) + e.Error.Message; done.Set(); }; w.RunWorkerAsync(); done.Wait(); return r; }
    public static string WorkerCancels(){ var w = new BackgroundWorker{ WorkerSupportsCancellation = true }; var go = new ManualResetEventSlim(); var done = new ManualResetEventSlim(); string r = ""; w.DoWork += (s,e)=>{ go.Wait(); if (w.CancellationPending) e.Cancel = true; }; w.RunWorkerCompleted += (s,e)=>{ r = Try(()=>{ var x = e.Result; }) + e.Cancelled; done.Set(); }; w.RunWorkerAsync(); w.CancelAsync(); go.Set(); done.Wait(); return r; }
    public static string WorkerProgress(){ var w = new BackgroundWorker{ WorkerReportsProgress = true }; var done = new CountdownEvent(2); int sum = 0; w.DoWork += (s,e)=>{ w.ReportProgress(40); w.ReportProgress(60, "x"); }; w.ProgressChanged += (s,e)=>{ Interlocked.Add(ref sum, e.ProgressPercentage); done.Signal(); }; w.RunWorkerAsync(); done.Wait(); return $"{sum}"; }
    public static string WorkerBad() => Try(()=>new BackgroundWorker().CancelAsync()) + Try(()=>new BackgroundWorker().ReportProgress(1));
    public static string Enum_() => Try(()=>throw new InvalidEnumArgumentException("day", 9, typeof(DayOfWeek)));
    enum Color { [Description("deep red")] Red, Blue }
    public static string Desc() => ((DescriptionAttribute)Attribute.GetCustomAttribute(typeof(Color).GetField("Red")!, typeof(DescriptionAttribute))!).Description;
    public static string Op(){ var op = AsyncOperationManager.CreateOperation("s"); using var d = new ManualResetEventSlim(); op.PostOperationCompleted(_=>d.Set(), null); d.Wait(); var r = Try(()=>op.Post(_=>{}, null)); SynchronizationContext.SetSynchronizationContext(null); return r + op.UserSuppliedState; }
}
