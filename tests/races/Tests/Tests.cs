// The tests of the product: what goes wrong, goes wrong there.
using Races.Product;

namespace Races;

public static class TillTests // OF Till
{
    [ConcurrencyTest]
    public static void Run()
    {
        var till = new Till();
        Two.Run(() => till.Take(1), () => till.Take(2));
    }
}

public static class LockedTillTests
{
    [ConcurrencyTest]
    public static void Run()
    {
        var till = new LockedTill();
        Two.Run(() => till.Take(1), () => till.Take(2));
    }
}

public static class RegisterTests // OF Register
{
    [ConcurrencyTest]
    public static void Run()
    {
        var register = new Register();
        Two.Run(() => register.Set(1, "a"), () => register.Set(2, "b"));
    }
}

public static class ConcurrentRegisterTests
{
    [ConcurrencyTest]
    public static void Run()
    {
        var register = new ConcurrentRegister();
        Two.Run(() => register.Add(1, "a"), () => register.Add(2, "b"));
    }
}

public static class DoorTests // OF Door
{
    [ConcurrencyTest]
    public static bool Run()
    {
        var door = new Door();
        bool seen = false;
        Two.Run(door.Open, () => seen = door.IsOpen());
        return seen;
    }
}

public static class LockedDoorTests
{
    [ConcurrencyTest]
    public static bool Run()
    {
        var door = new LockedDoor();
        bool seen = false;
        Two.Run(door.Open, () => seen = door.IsOpen());
        return seen;
    }
}

public static class SignTests // OF Sign
{
    [ConcurrencyTest]
    public static string Run()
    {
        var sign = new Sign();
        string seen = null;
        Two.Run(() => sign.Write("a"), () => seen = sign.Read());
        return seen;
    }
}

public static class VolatileSignTests
{
    [ConcurrencyTest]
    public static string Run()
    {
        var sign = new VolatileSign();
        string seen = null;
        Two.Run(() => sign.Write("a"), () => seen = sign.Read());
        return seen;
    }
}

public static class ClerkTests // OF Clerk
{
    [ConcurrencyTest]
    public static void Run()
    {
        var clerk = new Clerk();
        Two.Run(clerk.Serve, clerk.Stop);
    }
}

public static class VolatileClerkTests
{
    [ConcurrencyTest]
    public static void Run()
    {
        var clerk = new VolatileClerk();
        Two.Run(clerk.Serve, clerk.Stop);
    }
}

public static class VisitorsTests
{
    [ConcurrencyTest]
    public static void Run()
    {
        var visitors = new Visitors();
        Two.Run(visitors.Enter, visitors.Enter);
    }
}
