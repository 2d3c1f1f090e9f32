// WPF calls all handlers and commands of a window on one thread.
using System;
using System.Collections.ObjectModel;
using System.Windows;
using System.Windows.Controls;

namespace System.Windows
{
    public class RoutedEventArgs : EventArgs;

    public class Window;
}

namespace System.Windows.Controls
{
    public class TextBox
    {
        public string Text { get; set; } = "";
    }
}

namespace Desktop.Notes
{
    public partial class MainWindow : Window
    {
        private readonly TextBox input = new();
        private int edits;

        public ObservableCollection<string> Notes { get; } = new();

        private void AddButton_Click(object sender, RoutedEventArgs e)
        {
            Notes.Add(input.Text);
            input.Text = "";
            edits++;
        }

        private void ClearButton_Click(object sender, RoutedEventArgs e)
        {
            Notes.Clear();
            edits++;
        }
    }
}
