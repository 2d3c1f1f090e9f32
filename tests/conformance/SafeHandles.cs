using System;
using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;

namespace Conformance;

public static class SafeHandles
{
    sealed class Counted : SafeHandle
    {
        public int Released;

        public Counted(nint value, bool owns) : base(0, owns) => SetHandle(value);

        public override bool IsInvalid => handle == 0;

        protected override bool ReleaseHandle()
        {
            Released++;
            return true;
        }
    }

    sealed class Zero : SafeHandleZeroOrMinusOneIsInvalid
    {
        public Zero(nint value) : base(true) => SetHandle(value);

        protected override bool ReleaseHandle() => true;
    }

    sealed class MinusOne : SafeHandleMinusOneIsInvalid
    {
        public MinusOne() : base(true) { }

        protected override bool ReleaseHandle() => true;
    }

    sealed class Critical : CriticalHandle
    {
        public int Released;

        public Critical(nint value) : base(0) => SetHandle(value);

        public override bool IsInvalid => handle == 0;

        protected override bool ReleaseHandle()
        {
            Released++;
            return true;
        }
    }

    public static (int, bool, int) ReleasedOnce()
    {
        var one = new Counted(7, true);
        one.Dispose();
        one.Dispose();
        one.Close();
        return (one.Released, one.IsClosed, (int)one.DangerousGetHandle());
    }

    public static (int, bool, int, bool) UsersKeepItOpen()
    {
        var one = new Counted(7, true);
        bool added = false;
        one.DangerousAddRef(ref added);
        one.Dispose();
        int before = one.Released;
        bool closed = one.IsClosed;
        one.DangerousRelease();
        return (before, closed, one.Released, one.IsClosed && added);
    }

    public static (int, int, int) NotOwnedInvalidOrGivenUp()
    {
        var other = new Counted(7, false);
        var none = new Counted(0, true);
        var given = new Counted(7, true);
        other.Dispose();
        none.Dispose();
        given.SetHandleAsInvalid();
        given.Dispose();
        return (other.Released, none.Released, given.Released);
    }

    public static string UseAfterTheEnd()
    {
        var one = new Counted(7, true);
        one.Dispose();
        bool added = false;
        try
        {
            one.DangerousAddRef(ref added);
            return "added";
        }
        catch (ObjectDisposedException)
        {
            return added ? "added" : "disposed";
        }
    }

    public static string ReleaseAfterTheEnd()
    {
        var one = new Counted(7, true);
        one.Dispose();
        try
        {
            one.DangerousRelease();
            return "released";
        }
        catch (ObjectDisposedException)
        {
            return "disposed";
        }
    }

    public static (bool, bool, bool, bool) Invalid() =>
        (new Zero(0).IsInvalid, new Zero(-1).IsInvalid, new Zero(1).IsInvalid, new MinusOne().IsInvalid);

    public static (int, bool) CriticalReleasedOnce()
    {
        var one = new Critical(7);
        one.Dispose();
        one.Dispose();
        return (one.Released, one.IsClosed);
    }

    public static (bool, bool, int, long, int) Pointers()
    {
        IntPtr one = new IntPtr(5), same = (IntPtr)5, more = one + 2;
        return (one == same, one != more, (int)more, (long)(more - 3), same.ToInt32());
    }
}
