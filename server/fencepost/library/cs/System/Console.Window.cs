using System.Text;

namespace System;

// Deviations: the window is 80 by 25 characters and forgets what it is told; every key that is asked for is Enter. The verdict names that.
public static partial class Console
{
    public static Encoding OutputEncoding { get => Encoding.Default; set => ArgumentNullException.ThrowIfNull(value); }
    public static Encoding InputEncoding { get => Encoding.Default; set => ArgumentNullException.ThrowIfNull(value); }
    public static bool CursorVisible { get => Window(true); set { } }
    public static int CursorLeft { get => Window(0); set { } }
    public static int CursorTop { get => Window(0); set { } }
    public static int WindowWidth { get => Window(80); set { } }
    public static int WindowHeight { get => Window(25); set { } }
    public static int BufferWidth { get => Window(80); set { } }
    public static int BufferHeight { get => Window(25); set { } }
    public static bool TreatControlCAsInput { get => Window(false); set { } }
    public static (int Left, int Top) GetCursorPosition() => Window((0, 0));
    public static void SetCursorPosition(int left, int top) { }
    public static void SetWindowSize(int width, int height) { }
    public static void SetBufferSize(int width, int height) { }
    public static void Beep(int frequency, int duration) { }
    public static ConsoleKeyInfo ReadKey() => ReadKey(false);
    public static ConsoleKeyInfo ReadKey(bool intercept) => Window(new ConsoleKeyInfo('\r', ConsoleKey.Enter, false, false, false));

    private static T Window<T>(T value)
    {
        Fencepost.Machine.Assumes("the console's window and keyboard are always the same: what is set is forgotten, and every key is Enter");
        return value;
    }
}
