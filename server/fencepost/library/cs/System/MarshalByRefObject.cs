namespace System;

public abstract class MarshalByRefObject { }
