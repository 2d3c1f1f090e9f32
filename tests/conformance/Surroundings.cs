using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Net;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;

namespace Conformance;

public static class Surroundings
{
    private static string Thrown(Action action)
    {
        try
        {
            action();
            return "none;";
        }
        catch (Exception e)
        {
            return e.GetType().Name + ": " + e.Message + ";";
        }
    }

    public static string Systems() =>
        OperatingSystem.IsLinux() + " " + OperatingSystem.IsWindows() + " " + OperatingSystem.IsMacOS() + OperatingSystem.IsBrowser() + OperatingSystem.IsOSPlatform("linux")
        + Environment.OSVersion.Platform + Environment.Version.Major + RuntimeInformation.IsOSPlatform(OSPlatform.Linux) + RuntimeInformation.IsOSPlatform(OSPlatform.Windows) + RuntimeInformation.ProcessArchitecture
        + (OSPlatform.Create("linux") == OSPlatform.Linux) + OSPlatform.OSX + new OperatingSystem(PlatformID.Unix, new Version(1, 2)).VersionString;

    public static string Domains()
    {
        AppDomain domain = AppDomain.CurrentDomain;
        domain.ProcessExit += (_, _) => { };
        domain.UnhandledException += (_, _) => { };
        return (domain.BaseDirectory != null) + " " + (domain.FriendlyName != null) + domain.IsDefaultAppDomain() + ReferenceEquals(domain, AppDomain.CurrentDomain) + domain.Id;
    }

    public static string CulturesOfThreads()
    {
        Thread.CurrentThread.CurrentCulture = CultureInfo.InvariantCulture;
        Thread.CurrentThread.CurrentUICulture = CultureInfo.InvariantCulture;
        CultureInfo.DefaultThreadCurrentCulture = CultureInfo.InvariantCulture;
        CultureInfo.DefaultThreadCurrentUICulture = CultureInfo.InvariantCulture;
        CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
        return Thread.CurrentThread.CurrentCulture.Name + 1.5 + CultureInfo.CurrentUICulture.Name + CultureInfo.InvariantCulture.IsReadOnly + Thrown(() => Thread.CurrentThread.CurrentCulture = null!);
    }

    public static string CompositeFormats()
    {
        CompositeFormat format = CompositeFormat.Parse("{0,5:X2}|{2}|{{{1}}}");
        return format.Format + format.MinimumArgumentCount + string.Format(null, format, 10, "b", 2.5) + string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse("{0}"), 7)
            + string.Format(null, format, new object[] { 1, 2, 3 }) + Thrown(() => CompositeFormat.Parse("{0")) + Thrown(() => CompositeFormat.Parse(null!)) + CompositeFormat.Parse("none").MinimumArgumentCount;
    }

    public static string Enumerations() =>
        typeof(FileMode).IsEnum + " " + typeof(FileMode).IsValueType + FileMode.OpenOrCreate + (FileShare.Read | FileShare.Delete) + FileAttributes.ReadOnly + SearchOption.AllDirectories + (FileAccess)3
        + HttpStatusCode.NotFound + (int)HttpStatusCode.TooManyRequests + PlatformID.Unix + ConsoleKey.Enter + (ConsoleModifiers)3 + NormalizationForm.FormC + CalendarWeekRule.FirstDay + Architecture.Arm64;

    public static string Messages() =>
        Thrown(() => new[] { 1 }.ElementAt(3)) + Thrown(() => _ = ((IList<int>)new[] { 1 })[2]) + Thrown(() => new HashSet<int>(-1)) + Thrown(() => new SemaphoreSlim(-1)) + Thrown(() => new SemaphoreSlim(1, 0))
        + Thrown(() => new SemaphoreSlim(1).Release(0)) + Thrown(() => new CountdownEvent(-1)) + Thrown(() => new CountdownEvent(1).Signal(0)) + Thrown(() => new Semaphore(-1, 1))
        + Thrown(() => new System.Collections.Concurrent.ConcurrentDictionary<int, int>(0, 1)) + Thrown(() => System.Threading.Tasks.Task.Delay(-2));
}
