namespace System;

public struct RuntimeFieldHandle { }
