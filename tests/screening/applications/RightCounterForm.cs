// The handlers of a form run on its thread, one after the other; so does what comes after their awaits.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using System.Windows.Forms;

namespace System.Windows.Forms
{
    public class Control
    {
        public string Text { get; set; } = "";
        public event EventHandler? Click;

        public void PerformClick() => Click?.Invoke(this, EventArgs.Empty);
    }

    public class Button : Control;

    public class Form : Control;
}

namespace Desktop.Counting
{
    public class CounterForm : Form
    {
        private readonly Button add = new();
        private readonly Button save = new();
        private readonly List<int> saved = new();
        private readonly Func<int, Task> store;
        private int count;

        public CounterForm(Func<int, Task> store)
        {
            this.store = store;
            add.Click += Add_Click;
            save.Click += Save_Click;
        }

        private void Add_Click(object? sender, EventArgs e)
        {
            count++;
            Text = count + " clicks";
        }

        private async void Save_Click(object? sender, EventArgs e)
        {
            save.Text = "…";
            await store(count);
            saved.Add(count);
            save.Text = "Save";
        }
    }
}
