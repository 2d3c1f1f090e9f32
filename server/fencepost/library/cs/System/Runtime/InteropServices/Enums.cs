namespace System.Runtime.InteropServices;

public enum Architecture
{
    X86 = 0,
    X64 = 1,
    Arm = 2,
    Arm64 = 3,
    Wasm = 4,
    S390x = 5,
    LoongArch64 = 6,
    Armv6 = 7,
    Ppc64le = 8,
    RiscV64 = 9,
}

public enum GCHandleType
{
    Weak = 0,
    WeakTrackResurrection = 1,
    Normal = 2,
    Pinned = 3,
}

public enum PosixSignal
{
    SIGHUP = -1,
    SIGINT = -2,
    SIGQUIT = -3,
    SIGTERM = -4,
    SIGCHLD = -5,
    SIGCONT = -6,
    SIGWINCH = -7,
    SIGTTIN = -8,
    SIGTTOU = -9,
    SIGTSTP = -10,
}
