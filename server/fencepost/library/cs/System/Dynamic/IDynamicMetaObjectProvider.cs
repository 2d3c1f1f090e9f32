namespace System.Dynamic;

/// <summary>What has dynamic operations of its own. The model library binds those of two types: see `LateTarget`.</summary>
public interface IDynamicMetaObjectProvider { }
