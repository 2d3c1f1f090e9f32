namespace System.Dynamic;

public class DynamicObject : IDynamicMetaObjectProvider
{
    protected DynamicObject() { }

    public virtual bool TryGetMember(GetMemberBinder binder, out object result) => No(out result);
    public virtual bool TrySetMember(SetMemberBinder binder, object value) => false;
    public virtual bool TryDeleteMember(DeleteMemberBinder binder) => false;
    public virtual bool TryInvokeMember(InvokeMemberBinder binder, object[] args, out object result) => No(out result);
    public virtual bool TryConvert(ConvertBinder binder, out object result) => No(out result);
    public virtual bool TryCreateInstance(CreateInstanceBinder binder, object[] args, out object result) => No(out result);
    public virtual bool TryInvoke(InvokeBinder binder, object[] args, out object result) => No(out result);
    public virtual bool TryBinaryOperation(BinaryOperationBinder binder, object arg, out object result) => No(out result);
    public virtual bool TryUnaryOperation(UnaryOperationBinder binder, out object result) => No(out result);
    public virtual bool TryGetIndex(GetIndexBinder binder, object[] indexes, out object result) => No(out result);
    public virtual bool TrySetIndex(SetIndexBinder binder, object[] indexes, object value) => false;
    public virtual bool TryDeleteIndex(DeleteIndexBinder binder, object[] indexes) => false;
    public virtual Collections.Generic.IEnumerable<string> GetDynamicMemberNames() => new string[0];

    private static bool No(out object result)
    {
        result = null;
        return false;
    }
}
