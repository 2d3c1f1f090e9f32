using System;
using System.Runtime.InteropServices;

namespace Microsoft.Win32.SafeHandles;

public abstract class SafeHandleMinusOneIsInvalid : SafeHandle
{
    protected SafeHandleMinusOneIsInvalid(bool ownsHandle) : base(-1, ownsHandle) { }

    public override bool IsInvalid => handle == -1;
}
