namespace System.Threading;

/// <summary>Made of the machine's own threads. Priorities, apartments and critical regions change nothing; a thread that is
/// started with Start (not UnsafeStart) begins with its starter's ExecutionContext.Current.</summary>
public sealed class Thread
{
    public static LocalDataStoreSlot AllocateDataSlot() => new LocalDataStoreSlot();
    public static LocalDataStoreSlot AllocateNamedDataSlot(string name) => LocalDataStoreSlot.Allocate(name);
    public static LocalDataStoreSlot GetNamedDataSlot(string name) => LocalDataStoreSlot.Named(name);
    public static void FreeNamedDataSlot(string name) => LocalDataStoreSlot.Free(name);
    public static object GetData(LocalDataStoreSlot slot) => (slot ?? throw new ArgumentNullException("slot")).values.Value;
    public static void SetData(LocalDataStoreSlot slot, object data) => (slot ?? throw new ArgumentNullException("slot")).values.Value = data;
    [MethodImpl(InternalCall)] public extern Thread(ThreadStart start);
    [MethodImpl(InternalCall)] public extern Thread(ThreadStart start, int maxStackSize);
    [MethodImpl(InternalCall)] public extern Thread(ParameterizedThreadStart start);
    [MethodImpl(InternalCall)] public extern Thread(ParameterizedThreadStart start, int maxStackSize);
    [MethodImpl(InternalCall)] public extern void Start();
    [MethodImpl(InternalCall)] public extern void Start(object parameter);
    [MethodImpl(InternalCall)] public extern void UnsafeStart();
    [MethodImpl(InternalCall)] public extern void UnsafeStart(object parameter);
    [MethodImpl(InternalCall)] public extern void Join();
    [MethodImpl(InternalCall)] public extern bool Join(int millisecondsTimeout);
    [MethodImpl(InternalCall)] public extern void Interrupt();
    [MethodImpl(InternalCall)] public static extern void Sleep(int millisecondsTimeout);
    [MethodImpl(InternalCall)] public static extern void SpinWait(int iterations);
    [MethodImpl(InternalCall)] public static extern bool Yield();
    [MethodImpl(InternalCall)] public static extern void MemoryBarrier();

    public static extern Thread CurrentThread { [MethodImpl(InternalCall)] get; }
    public extern int ManagedThreadId { [MethodImpl(InternalCall)] get; }
    public extern string Name { [MethodImpl(InternalCall)] get; [MethodImpl(InternalCall)] set; }
    public extern bool IsBackground { [MethodImpl(InternalCall)] get; [MethodImpl(InternalCall)] set; }
    public extern bool IsAlive { [MethodImpl(InternalCall)] get; }
    public extern bool IsThreadPoolThread { [MethodImpl(InternalCall)] get; }
    public extern ThreadState ThreadState { [MethodImpl(InternalCall)] get; }

    public bool Join(TimeSpan timeout) => Join(Timeouts.Of(timeout));
    public static void Sleep(TimeSpan timeout) => Sleep(Timeouts.Of(timeout));

    public ThreadPriority Priority
    {
        get
        {
            CheckPriority();
            Fencepost.Machine.Assumes("the priority of every thread stays Normal");
            return ThreadPriority.Normal;
        }
        set
        {
            if (value is < ThreadPriority.Lowest or > ThreadPriority.Highest) throw new ArgumentOutOfRangeException(null, "Value of flags is invalid.");
            CheckPriority();
        }
    }

    private void CheckPriority()
    {
        if (ThreadState == ThreadState.Stopped) throw new ThreadStateException("Thread is dead; priority cannot be accessed.");
    }

    public ApartmentState ApartmentState
    {
        get => ApartmentState.Unknown;
        set { }
    }

    public Globalization.CultureInfo CurrentCulture
    {
        get
        {
            CheckIsCurrent();
            return Globalization.CultureInfo.CurrentCulture;
        }
        set
        {
            ArgumentNullException.ThrowIfNull(value);
            CheckIsCurrent();
        }
    }

    public Globalization.CultureInfo CurrentUICulture
    {
        get
        {
            CheckIsCurrent();
            return Globalization.CultureInfo.CurrentUICulture;
        }
        set
        {
            ArgumentNullException.ThrowIfNull(value);
            CheckIsCurrent();
        }
    }

    private void CheckIsCurrent()
    {
        if (this != CurrentThread) throw new InvalidOperationException("This operation must be performed on the same thread as that represented by the Thread instance.");
    }

    /// <summary>Flows like an AsyncLocal.</summary>
    public static Security.Principal.IPrincipal CurrentPrincipal
    {
        get => (Security.Principal.IPrincipal)ExecutionContext.Find(typeof(Security.Principal.IPrincipal));
        set => ExecutionContext.Store(typeof(Security.Principal.IPrincipal), value, null);
    }

    public ExecutionContext ExecutionContext => ExecutionContext.Capture();
    public ApartmentState GetApartmentState() => ApartmentState.Unknown;
    public bool TrySetApartmentState(ApartmentState state) => state == ApartmentState.Unknown;
    public void SetApartmentState(ApartmentState state) => throw new PlatformNotSupportedException();
    public void Abort() => throw NoAborts();
    public void Abort(object stateInfo) => throw NoAborts();
    public static void ResetAbort() => throw NoAborts();
    private static PlatformNotSupportedException NoAborts() => new PlatformNotSupportedException("Thread abort is not supported on this platform.");
    public void Suspend() => throw new PlatformNotSupportedException();
    public void Resume() => throw new PlatformNotSupportedException();
    public static void BeginCriticalRegion() { }
    public static void EndCriticalRegion() { }
    public static void BeginThreadAffinity() { }
    public static void EndThreadAffinity() { }
    public void DisableComObjectEagerCleanup() { }
    public static int GetCurrentProcessorId()
    {
        Fencepost.Machine.Assumes("every thread runs on the processor with the number 0");
        return 0;
    }

    public static int GetDomainID() => 1;

    public static byte VolatileRead(ref byte address) => Volatile.Read(ref address);
    public static double VolatileRead(ref double address) => Volatile.Read(ref address);
    public static short VolatileRead(ref short address) => Volatile.Read(ref address);
    public static int VolatileRead(ref int address) => Volatile.Read(ref address);
    public static long VolatileRead(ref long address) => Volatile.Read(ref address);
    public static nint VolatileRead(ref nint address) => Volatile.Read(ref address);
    public static object VolatileRead(ref object address) => Volatile.Read(ref address);
    public static sbyte VolatileRead(ref sbyte address) => Volatile.Read(ref address);
    public static float VolatileRead(ref float address) => Volatile.Read(ref address);
    public static ushort VolatileRead(ref ushort address) => Volatile.Read(ref address);
    public static uint VolatileRead(ref uint address) => Volatile.Read(ref address);
    public static ulong VolatileRead(ref ulong address) => Volatile.Read(ref address);
    public static nuint VolatileRead(ref nuint address) => Volatile.Read(ref address);
    public static void VolatileWrite(ref byte address, byte value) => Volatile.Write(ref address, value);
    public static void VolatileWrite(ref double address, double value) => Volatile.Write(ref address, value);
    public static void VolatileWrite(ref short address, short value) => Volatile.Write(ref address, value);
    public static void VolatileWrite(ref int address, int value) => Volatile.Write(ref address, value);
    public static void VolatileWrite(ref long address, long value) => Volatile.Write(ref address, value);
    public static void VolatileWrite(ref nint address, nint value) => Volatile.Write(ref address, value);
    public static void VolatileWrite(ref object address, object value) => Volatile.Write(ref address, value);
    public static void VolatileWrite(ref sbyte address, sbyte value) => Volatile.Write(ref address, value);
    public static void VolatileWrite(ref float address, float value) => Volatile.Write(ref address, value);
    public static void VolatileWrite(ref ushort address, ushort value) => Volatile.Write(ref address, value);
    public static void VolatileWrite(ref uint address, uint value) => Volatile.Write(ref address, value);
    public static void VolatileWrite(ref ulong address, ulong value) => Volatile.Write(ref address, value);
    public static void VolatileWrite(ref nuint address, nuint value) => Volatile.Write(ref address, value);
}
