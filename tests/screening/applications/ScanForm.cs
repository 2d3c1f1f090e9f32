// Handlers of a window follow each other, but the tasks that they start do not: two scans count at once.
using System;
using System.Threading.Tasks;
using System.Windows;

namespace System.Windows
{
    public class RoutedEventArgs : EventArgs;

    public class Window
    {
        public string Title { get; set; } = "";
    }
}

namespace Scanner
{
    public interface IScanner
    {
        byte[] Scan();
    }

    public partial class ScanForm : Window
    {
        private readonly IScanner scanner;
        private int pages;

        public ScanForm(IScanner scanner) => this.scanner = scanner;

        private async void ScanButton_Click(object sender, RoutedEventArgs e)
        {
            await Task.Run(() =>
            {
                scanner.Scan();
                pages++; // HERE lost-update
            });
            Title = pages + " pages";
        }
    }
}
