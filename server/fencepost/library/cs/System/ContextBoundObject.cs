namespace System;

public abstract class ContextBoundObject : MarshalByRefObject { }
