namespace Modules;

public static class Whole
{
    private static void Call()
    {
        Log.Text += "call ";
        Tools.Use();
    }

    private static void Write()
    {
        Log.Text += "write ";
        Tools.Field = 1;
    }

    private static void Make()
    {
        Log.Text += "make ";
        _ = new Made();
    }

    public static string Calls()
    {
        Log.Text += "begin ";
        Call();
        Call();
        return Log.Text;
    }

    public static string Writes()
    {
        Log.Text += "begin ";
        Write();
        return Log.Text;
    }

    public static string Makes()
    {
        Log.Text += "begin ";
        Make();
        return Log.Text;
    }
}
