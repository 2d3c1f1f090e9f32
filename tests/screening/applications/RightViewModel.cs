// A view model belongs to the thread of its window; nothing shares it with another one.
using System.Collections.Generic;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace Desktop.Contacts;

public class RightViewModel : INotifyPropertyChanged
{
    private readonly List<string> history = new();
    private string name = "";
    private int changes;

    public event PropertyChangedEventHandler? PropertyChanged;

    public string Name
    {
        get => name;
        set
        {
            if (name == value)
                return;
            history.Add(name);
            name = value;
            Changes++;
            OnPropertyChanged();
        }
    }

    public int Changes
    {
        get => changes;
        private set
        {
            changes = value;
            OnPropertyChanged();
        }
    }

    public IReadOnlyList<string> History => history;

    protected void OnPropertyChanged([CallerMemberName] string? property = null)
    {
        if (PropertyChanged != null)
            PropertyChanged(this, new PropertyChangedEventArgs(property));
    }
}
