namespace System.ComponentModel;

public class ProgressChangedEventArgs : EventArgs
{
    public ProgressChangedEventArgs(int progressPercentage, object userState)
    {
        ProgressPercentage = progressPercentage;
        UserState = userState;
    }

    public int ProgressPercentage { get; }
    public object UserState { get; }
}
