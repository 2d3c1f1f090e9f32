using System.Collections;

namespace System.ComponentModel
{
    public interface ISynchronizeInvoke
    {
        bool InvokeRequired { get; }
        IAsyncResult BeginInvoke(Delegate method, object[] args);
        object EndInvoke(IAsyncResult result);
        object Invoke(Delegate method, object[] args);
    }

    public interface ISupportInitialize
    {
        void BeginInit();
        void EndInit();
    }

    public interface IChangeTracking
    {
        bool IsChanged { get; }
        void AcceptChanges();
    }

    public interface IRevertibleChangeTracking : IChangeTracking
    {
        void RejectChanges();
    }

    public interface IEditableObject
    {
        void BeginEdit();
        void CancelEdit();
        void EndEdit();
    }

    public interface IDataErrorInfo
    {
        string Error { get; }
        string this[string columnName] { get; }
    }

    public interface INotifyDataErrorInfo
    {
        bool HasErrors { get; }
        event EventHandler<DataErrorsChangedEventArgs> ErrorsChanged;
        IEnumerable GetErrors(string propertyName);
    }

    public class DataErrorsChangedEventArgs : EventArgs
    {
        public DataErrorsChangedEventArgs(string propertyName) => PropertyName = propertyName;
        public virtual string PropertyName { get; }
    }

    public class CancelEventArgs : EventArgs
    {
        public CancelEventArgs() { }
        public CancelEventArgs(bool cancel) => Cancel = cancel;
        public bool Cancel { get; set; }
    }

    public class HandledEventArgs : EventArgs
    {
        public HandledEventArgs() { }
        public HandledEventArgs(bool defaultHandledValue) => Handled = defaultHandledValue;
        public bool Handled { get; set; }
    }

    public delegate void CancelEventHandler(object sender, CancelEventArgs e);
    public delegate void HandledEventHandler(object sender, HandledEventArgs e);

    public class InvalidEnumArgumentException : ArgumentException
    {
        public InvalidEnumArgumentException() : this(null) { }
        public InvalidEnumArgumentException(string message) : base(message) { }
        public InvalidEnumArgumentException(string message, Exception innerException) : base(message, innerException) { }

        public InvalidEnumArgumentException(string argumentName, int invalidValue, Type enumClass)
            : base($"The value of argument '{argumentName}' ({invalidValue}) is invalid for Enum type '{enumClass.Name}'.", argumentName) { }
    }
}

namespace System.Windows.Input
{
    public interface ICommand
    {
        event EventHandler CanExecuteChanged;
        bool CanExecute(object parameter);
        void Execute(object parameter);
    }
}
