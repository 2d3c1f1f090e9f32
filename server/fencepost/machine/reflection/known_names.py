"""The types of the model library that are known to have all members of the real ones but those named here.

Written by tests/library/record_names.py: namespaces with a colon, then types, with what they lack in brackets.
"""

TEXT = """\
Microsoft.CSharp.RuntimeBinder: Binder CSharpArgumentInfo CSharpArgumentInfoFlags CSharpBinderFlags
RuntimeBinderException RuntimeBinderInternalCompilerException System: AccessViolationException Action Action`1
Action`10 Action`11 Action`12 Action`13 Action`14 Action`15 Action`16 Action`2 Action`3 Action`4 Action`5 Action`6
Action`7 Action`8 Action`9 Activator(CreateInstanceFrom) AggregateException(GetObjectData) AppContext(SetData)
AppDomain(AppendPrivatePath, ApplyPolicy, AssemblyLoad, AssemblyResolve, ClearPrivatePath, ClearShadowCopyPath,
CreateDomain, CreateInstance, CreateInstanceAndUnwrap, CreateInstanceFrom, CreateInstanceFromAndUnwrap,
DynamicDirectory, ExecuteAssembly, ExecuteAssemblyByName, FirstChanceException, GetCurrentThreadId,
IsCompatibilitySwitchSet, Load, MonitoringIsEnabled, MonitoringSurvivedMemorySize,
MonitoringSurvivedProcessMemorySize, MonitoringTotalAllocatedMemorySize, MonitoringTotalProcessorTime,
PermissionSet, ReflectionOnlyAssemblyResolve, ReflectionOnlyGetAssemblies, ResourceResolve, SetCachePath, SetData,
SetDynamicBase, SetPrincipalPolicy, SetShadowCopyFiles, SetShadowCopyPath, SetThreadPrincipal, SetupInformation,
TypeResolve, Unload) ApplicationException ArgIterator(End, Equals, GetHashCode, GetNextArg, GetNextArgType,
GetRemainingCount) ArgumentException(GetObjectData) ArgumentNullException ArgumentOutOfRangeException(GetObjectData)
ArithmeticException Array(CreateInstanceFromArrayType) ArraySegment`1 ArraySegment`1+Enumerator
ArrayTypeMismatchException AsyncCallback Attribute AttributeTargets AttributeUsageAttribute
BadImageFormatException(FileName, FusionLog, GetObjectData, Message, ToString) Base64FormattingOptions BitConverter
Boolean Buffer(SetByte) Byte CLSCompliantAttribute Char CharEnumerator Comparison`1 Console(CapsLock, CursorSize,
LargestWindowHeight, LargestWindowWidth, MoveBufferArea, NumberLock, OpenStandardError, OpenStandardInput,
OpenStandardOutput, SetWindowPosition, WindowLeft, WindowTop) ConsoleCancelEventArgs(SpecialKey)
ConsoleCancelEventHandler ConsoleColor ConsoleKey ConsoleKeyInfo ConsoleModifiers ConsoleSpecialKey
ContextBoundObject Convert(ToBase64CharArray, TryToHexString, TryToHexStringLower) Converter`2 DBNull(GetObjectData,
GetTypeCode) DataMisalignedException DateOnly DateTime(GetDateTimeFormats) DateTimeKind
DateTimeOffset(AddMicroseconds, FromFileTime, Microsecond, Nanosecond, ToFileTime) DayOfWeek
Decimal(ConvertToInteger, ConvertToIntegerNative, ToOACurrency, TryGetBits) Delegate(CombineImpl, DynamicInvokeImpl,
GetMethodImpl, GetObjectData, RemoveImpl) Delegate+InvocationListEnumerator`1 DivideByZeroException
DllNotFoundException Double(AcosPi, AsinPi, Atan2Pi, AtanPi, ClampNative, ConvertToInteger, ConvertToIntegerNative,
CosPi, Exp10, Exp10M1, Exp2, Exp2M1, ExpM1, Log10P1, Log2P1, LogP1, MaxNative, MinNative, ReciprocalEstimate,
ReciprocalSqrtEstimate, SinCosPi, SinPi, TanPi) DuplicateWaitObjectException EntryPointNotFoundException
Enum(TryFormat) Environment(CpuUsage, GetFolderPath, GetLogicalDrives) EnvironmentVariableTarget EventArgs
EventHandler EventHandler`1 Exception(SerializeObjectState) ExecutionEngineException FieldAccessException
FlagsAttribute FormatException FormattableString Func`1 Func`10 Func`11 Func`12 Func`13 Func`14 Func`15 Func`16
Func`17 Func`2 Func`3 Func`4 Func`5 Func`6 Func`7 Func`8 Func`9 GC(CancelFullGCNotification, EndNoGCRegion,
GetConfigurationVariables, GetGCMemoryInfo, GetTotalPauseDuration, RefreshMemoryLimit,
RegisterForFullGCNotification, RegisterNoGCRegionCallback, TryStartNoGCRegion, WaitForFullGCApproach,
WaitForFullGCComplete) GCCollectionMode GCNotificationStatus Guid Half(Acos, AcosPi, Acosh, Asin, AsinPi, Asinh,
Atan, Atan2, Atan2Pi, AtanPi, Atanh, BitDecrement, BitIncrement, Cbrt, ClampNative, ConvertToInteger,
ConvertToIntegerNative, Cos, CosPi, Cosh, DegreesToRadians, Exp, Exp10, Exp10M1, Exp2, Exp2M1, ExpM1,
FusedMultiplyAdd, Hypot, ILogB, Ieee754Remainder, IsPow2, Lerp, Log, Log10, Log10P1, Log2, Log2P1, LogP1, MaxNative,
MinNative, MultiplicativeIdentity, MultiplyAddEstimate, Pow, RadiansToDegrees, ReciprocalEstimate,
ReciprocalSqrtEstimate, RootN, ScaleB, Sin, SinCos, SinCosPi, SinPi, Sinh, Tan, TanPi, Tanh, op_CheckedExplicit)
HashCode IAsyncDisposable IAsyncResult ICloneable IComparable IComparable`1 IConvertible ICustomFormatter
IDisposable IEquatable`1 IFormatProvider IFormattable IObservable`1 IObserver`1 IParsable`1 IProgress`1
IServiceProvider ISpanFormattable ISpanParsable`1 IUtf8SpanFormattable IUtf8SpanParsable`1 Index
IndexOutOfRangeException InsufficientExecutionStackException InsufficientMemoryException Int128(BigMul,
op_CheckedDecrement, op_CheckedDivision, op_CheckedIncrement) Int16 Int32(BigMul) Int64(BigMul) IntPtr(BigMul,
op_Addition, op_Equality, op_Explicit, op_Inequality, op_Subtraction) InvalidCastException InvalidOperationException
InvalidProgramException Lazy`1 Lazy`2 LocalDataStoreSlot(Finalize) MTAThreadAttribute
MarshalByRefObject(GetLifetimeService, InitializeLifetimeService, MemberwiseClone) Math MathF MemberAccessException
MemoryExtensions MemoryExtensions+SpanSplitEnumerator`1 MemoryExtensions+TryWriteInterpolatedStringHandler Memory`1
MethodAccessException MidpointRounding MissingFieldException(Message) MissingMemberException(ClassName,
GetObjectData, MemberName, Message, Signature) MissingMethodException(Message) MulticastDelegate(CombineImpl,
GetInvocationList, GetMethodImpl, GetObjectData, RemoveImpl) MulticastNotSupportedException NonSerializedAttribute
NotFiniteNumberException(GetObjectData) NotImplementedException NotSupportedException NullReferenceException
Nullable Nullable`1 Object ObjectDisposedException(GetObjectData) ObsoleteAttribute OperatingSystem(GetObjectData)
OperationCanceledException OutOfMemoryException OverflowException ParamArrayAttribute PlatformID
PlatformNotSupportedException Predicate`1 Progress`1 Random(GetHexString) Range RankException ReadOnlyMemory`1
ReadOnlySpan`1 ReadOnlySpan`1+Enumerator RuntimeArgumentHandle RuntimeFieldHandle(Equals, FromIntPtr, GetHashCode,
GetObjectData, ToIntPtr, Value, op_Equality, op_Inequality) RuntimeMethodHandle(Equals, FromIntPtr,
GetFunctionPointer, GetHashCode, GetObjectData, ToIntPtr, Value, op_Equality, op_Inequality)
RuntimeTypeHandle(GetHashCode, GetModuleHandle, GetObjectData, ToIntPtr, Value, op_Equality, op_Inequality) SByte
STAThreadAttribute SequencePosition SerializableAttribute Single(AcosPi, AsinPi, Atan2Pi, AtanPi, ClampNative,
ConvertToInteger, ConvertToIntegerNative, CosPi, Exp10, Exp10M1, Exp2, Exp2M1, ExpM1, Log10P1, Log2P1, LogP1,
MaxNative, MinNative, ReciprocalEstimate, ReciprocalSqrtEstimate, SinCosPi, SinPi, TanPi) Span`1 Span`1+Enumerator
StackOverflowException String StringComparer(IsWellKnownCultureAwareComparer, IsWellKnownOrdinalComparer)
StringComparison StringSplitOptions SystemException ThreadStaticAttribute TimeOnly(Deconstruct) TimeProvider
TimeSpan TimeZoneInfo(ClearCachedData, ConvertTimeBySystemTimeZoneId, CreateCustomTimeZone, FindSystemTimeZoneById,
FromSerializedString, GetAdjustmentRules, GetAmbiguousTimeOffsets, GetSystemTimeZones, HasSameRules,
ToSerializedString, TryConvertIanaIdToWindowsId, TryConvertWindowsIdToIanaId, TryFindSystemTimeZoneById)
TimeoutException Tuple TupleExtensions Tuple`1 Tuple`2 Tuple`3 Tuple`4 Tuple`5 Tuple`6 Tuple`7 Tuple`8
Type(DeclaringMethod, Delimiter, FilterAttribute, FilterName, FilterNameIgnoreCase, FindMembers, GUID,
GenericParameterAttributes, GetAttributeFlagsImpl, GetConstructorImpl, GetDefaultMembers,
GetEnumValuesAsUnderlyingType, GetFunctionPointerCallingConventions, GetFunctionPointerParameterTypes,
GetFunctionPointerReturnType, GetGenericParameterConstraints, GetMemberWithSameMetadataDefinitionAs, GetMethodImpl,
GetOptionalCustomModifiers, GetPropertyImpl, GetRequiredCustomModifiers, GetTypeArray, GetTypeCodeImpl,
GetTypeFromCLSID, GetTypeFromProgID, GetTypeHandle, HasElementTypeImpl, InvokeMember, IsAnsiClass, IsArrayImpl,
IsAutoClass, IsByRefImpl, IsCOMObject, IsCOMObjectImpl, IsContextful, IsContextfulImpl, IsEquivalentTo,
IsFunctionPointer, IsImport, IsMarshalByRef, IsMarshalByRefImpl, IsPointerImpl, IsPrimitiveImpl, IsSecurityCritical,
IsSecuritySafeCritical, IsSecurityTransparent, IsSerializable, IsSignatureType, IsTypeDefinition, IsUnicodeClass,
IsUnmanagedFunctionPointer, IsValueTypeImpl, IsVariableBoundArray, MakeGenericMethodParameter,
MakeGenericSignatureType, Module, ReflectionOnlyGetType, StructLayoutAttribute) TypeCode
TypeInitializationException(GetObjectData) TypeLoadException(GetObjectData, Message, TypeName)
TypedReference(Equals, GetHashCode, MakeTypedReference, SetTypedReference, TargetTypeToken, ToObject)
UInt128(BigMul, op_CheckedDecrement, op_CheckedDivision, op_CheckedIncrement) UInt16 UInt32(BigMul) UInt64(BigMul)
UIntPtr(BigMul, op_Addition, op_Equality, op_Explicit, op_Inequality, op_Subtraction) UnauthorizedAccessException
UnhandledExceptionEventArgs UnhandledExceptionEventHandler Uri(Canonicalize, CheckHostName, CheckSecurity, Compare,
EscapeString, EscapeUriString, FromHex, GetComponents, GetObjectData, HexEscape, HexUnescape,
IsBadFileSystemCharacter, IsExcludedCharacter, IsHexEncoding, IsReservedCharacter, IsWellFormedOriginalString,
IsWellFormedUriString, MakeRelative, MakeRelativeUri, Parse, TryEscapeDataString, TryFormat, TryUnescapeDataString,
UriSchemeFtps, UriSchemeGopher, UriSchemeNetPipe, UriSchemeNetTcp, UriSchemeNews, UriSchemeNntp, UriSchemeSftp,
UriSchemeSsh, UriSchemeTelnet) UriFormatException UriHostNameType UriKind UriPartial ValueTuple ValueTuple`1
ValueTuple`2 ValueTuple`3 ValueTuple`4 ValueTuple`5 ValueTuple`6 ValueTuple`7 ValueTuple`8 ValueType Version Void
WeakReference(Finalize, GetObjectData) WeakReference`1(Finalize, GetObjectData) System.Buffers: ArrayBufferWriter`1
ArrayPool`1 BuffersExtensions IBufferWriter`1 IMemoryOwner`1 IPinnable MemoryHandle MemoryManager`1 MemoryPool`1
OperationStatus ReadOnlySequenceSegment`1 ReadOnlySequence`1 ReadOnlySequence`1+Enumerator ReadOnlySpanAction`2
SearchValues SearchValues`1 SequenceReaderExtensions SequenceReader`1 SpanAction`2 StandardFormat
System.Buffers.Binary: BinaryPrimitives System.Buffers.Text: Base64Url(DecodeFromUtf8, DecodeFromUtf8InPlace,
EncodeToUtf8, GetMaxDecodedLength, IsValid, TryDecodeFromChars, TryDecodeFromUtf8, TryEncodeToChars,
TryEncodeToUtf8, TryEncodeToUtf8InPlace) Utf8Formatter Utf8Parser System.Collections: ArrayList(Adapter, FixedSize,
ReadOnly) BitArray CollectionBase Comparer(GetObjectData) DictionaryBase DictionaryEntry Hashtable(GetObjectData,
OnDeserialization, hcp) ICollection IComparer IDictionary IDictionaryEnumerator IEnumerable IEnumerator
IEqualityComparer IList IStructuralComparable IStructuralEquatable Queue ReadOnlyCollectionBase
SortedList(Synchronized) Stack StructuralComparisons System.Collections.Concurrent: BlockingCollection`1
ConcurrentBag`1 ConcurrentDictionary`2 ConcurrentDictionary`2+AlternateLookup`1 ConcurrentQueue`1 ConcurrentStack`1
EnumerablePartitionerOptions IProducerConsumerCollection`1 OrderablePartitioner`1 Partitioner Partitioner`1
System.Collections.Frozen: FrozenDictionary FrozenDictionary`2 FrozenDictionary`2+AlternateLookup`1(Dictionary)
FrozenDictionary`2+Enumerator FrozenSet FrozenSet`1 FrozenSet`1+AlternateLookup`1(Set) FrozenSet`1+Enumerator
System.Collections.Generic: CollectionExtensions Comparer`1 Dictionary`2 Dictionary`2+AlternateLookup`1
Dictionary`2+Enumerator Dictionary`2+KeyCollection Dictionary`2+KeyCollection+Enumerator
Dictionary`2+ValueCollection Dictionary`2+ValueCollection+Enumerator EqualityComparer`1 HashSet`1(GetObjectData,
OnDeserialization) HashSet`1+AlternateLookup`1 HashSet`1+Enumerator IAlternateEqualityComparer`2 IAsyncEnumerable`1
IAsyncEnumerator`1 ICollection`1 IComparer`1 IDictionary`2 IEnumerable`1 IEnumerator`1 IEqualityComparer`1 IList`1
IReadOnlyCollection`1 IReadOnlyDictionary`2 IReadOnlyList`1 IReadOnlySet`1 ISet`1 KeyNotFoundException KeyValuePair
KeyValuePair`2 LinkedListNode`1 LinkedList`1(GetObjectData, OnDeserialization) LinkedList`1+Enumerator List`1
List`1+Enumerator OrderedDictionary`2 OrderedDictionary`2+Enumerator OrderedDictionary`2+KeyCollection
OrderedDictionary`2+KeyCollection+Enumerator OrderedDictionary`2+ValueCollection
OrderedDictionary`2+ValueCollection+Enumerator PriorityQueue`2 PriorityQueue`2+UnorderedItemsCollection
PriorityQueue`2+UnorderedItemsCollection+Enumerator Queue`1 Queue`1+Enumerator ReferenceEqualityComparer
SortedDictionary`2 SortedDictionary`2+Enumerator SortedDictionary`2+KeyCollection
SortedDictionary`2+KeyCollection+Enumerator SortedDictionary`2+ValueCollection
SortedDictionary`2+ValueCollection+Enumerator SortedList`2 SortedList`2+KeyList SortedList`2+ValueList
SortedSet`1(GetObjectData, OnDeserialization) SortedSet`1+Enumerator Stack`1 Stack`1+Enumerator
System.Collections.Immutable: IImmutableDictionary`2 IImmutableList`1 IImmutableQueue`1 IImmutableSet`1
IImmutableStack`1 ImmutableArray ImmutableArray`1 ImmutableArray`1+Builder ImmutableArray`1+Enumerator
ImmutableDictionary ImmutableDictionary`2 ImmutableDictionary`2+Builder ImmutableDictionary`2+Enumerator
ImmutableHashSet ImmutableHashSet`1 ImmutableHashSet`1+Builder ImmutableHashSet`1+Enumerator ImmutableInterlocked
ImmutableList ImmutableList`1 ImmutableList`1+Builder ImmutableList`1+Enumerator ImmutableQueue ImmutableQueue`1
ImmutableQueue`1+Enumerator ImmutableSortedDictionary ImmutableSortedDictionary`2
ImmutableSortedDictionary`2+Builder ImmutableSortedDictionary`2+Enumerator ImmutableSortedSet ImmutableSortedSet`1
ImmutableSortedSet`1+Builder ImmutableSortedSet`1+Enumerator ImmutableStack ImmutableStack`1
ImmutableStack`1+Enumerator System.Collections.ObjectModel: Collection`1 KeyedCollection`2
ObservableCollection`1(BlockReentrancy) ReadOnlyCollection ReadOnlyCollection`1 ReadOnlyDictionary`2
ReadOnlyDictionary`2+KeyCollection ReadOnlyDictionary`2+ValueCollection ReadOnlyObservableCollection`1(Empty)
ReadOnlySet`1 System.Collections.Specialized: BitVector32 BitVector32+Section HybridDictionary
INotifyCollectionChanged IOrderedDictionary ListDictionary NameObjectCollectionBase(GetObjectData,
OnDeserialization) NameObjectCollectionBase+KeysCollection NameValueCollection(InvalidateCachedArrays)
NotifyCollectionChangedAction NotifyCollectionChangedEventArgs NotifyCollectionChangedEventHandler
OrderedDictionary(GetObjectData, OnDeserialization) StringCollection StringDictionary StringEnumerator
System.ComponentModel: AsyncCompletedEventArgs AsyncCompletedEventHandler AsyncOperation(Finalize)
AsyncOperationManager BackgroundWorker BrowsableAttribute CancelEventArgs CancelEventHandler Component(Finalize)
ComponentCollection DataErrorsChangedEventArgs DescriptionAttribute DisplayNameAttribute DoWorkEventArgs
DoWorkEventHandler EditorBrowsableAttribute EditorBrowsableState EventHandlerList HandledEventArgs
HandledEventHandler IChangeTracking IComponent IContainer IDataErrorInfo IEditableObject INotifyDataErrorInfo
INotifyPropertyChanged INotifyPropertyChanging IRevertibleChangeTracking ISite ISupportInitialize ISynchronizeInvoke
InvalidEnumArgumentException ProgressChangedEventArgs ProgressChangedEventHandler PropertyChangedEventArgs
PropertyChangedEventHandler PropertyChangingEventArgs PropertyChangingEventHandler ReadOnlyAttribute(GetHashCode)
RunWorkerCompletedEventArgs RunWorkerCompletedEventHandler System.Diagnostics: ConditionalAttribute
Debug(SetProvider) Debug+AssertInterpolatedStringHandler DebuggableAttribute(IsJITOptimizerDisabled,
IsJITTrackingEnabled) DebuggableAttribute+DebuggingModes Debugger(BreakForUserUnhandledException, DefaultCategory,
IsLogging, NotifyOfCrossThreadDependency) DebuggerBrowsableAttribute DebuggerBrowsableState
DebuggerDisplayAttribute(Target, TargetTypeName) DebuggerHiddenAttribute DebuggerNonUserCodeAttribute
DebuggerStepThroughAttribute DebuggerTypeProxyAttribute(ProxyTypeName, Target, TargetTypeName) ProcessPriorityClass
StackFrame(GetFileColumnNumber, GetFileLineNumber, GetFileName, GetILOffset, GetNativeOffset, ToString) StackTrace
StackTraceHiddenAttribute Stopwatch Trace(CorrelationManager, IndentLevel, IndentSize, Listeners, Refresh,
Refreshing, UseGlobalLock) UnreachableException System.Diagnostics.CodeAnalysis: AllowNullAttribute
ConstantExpectedAttribute DisallowNullAttribute DoesNotReturnAttribute DoesNotReturnIfAttribute
DynamicallyAccessedMemberTypes(AllConstructors, AllEvents, AllFields, AllMethods, AllNestedTypes, AllProperties,
Interfaces, NonPublicConstructors, NonPublicConstructorsWithInherited, NonPublicEvents,
NonPublicEventsWithInherited, NonPublicFields, NonPublicFieldsWithInherited, NonPublicMethods,
NonPublicMethodsWithInherited, NonPublicNestedTypes, NonPublicNestedTypesWithInherited, NonPublicProperties,
NonPublicPropertiesWithInherited, PublicConstructors, PublicConstructorsWithInherited, PublicEvents, PublicFields,
PublicMethods, PublicNestedTypes, PublicNestedTypesWithInherited, PublicProperties)
DynamicallyAccessedMembersAttribute ExcludeFromCodeCoverageAttribute ExperimentalAttribute(Message)
MaybeNullAttribute MaybeNullWhenAttribute MemberNotNullAttribute NotNullAttribute NotNullIfNotNullAttribute
NotNullWhenAttribute SetsRequiredMembersAttribute StringSyntaxAttribute(Arguments, CompositeFormat, DateOnlyFormat,
DateTimeFormat, EnumFormat, GuidFormat, Json, NumericFormat, Regex, TimeOnlyFormat, TimeSpanFormat, Uri, Xml)
SuppressMessageAttribute UnscopedRefAttribute System.Diagnostics.Contracts: Contract(ContractFailed, EnsuresOnThrow,
Exists, ForAll, ValueAtReturn) ContractInvariantMethodAttribute PureAttribute System.Diagnostics.Tracing: EventLevel
System.Dynamic: BinaryOperationBinder(Bind, FallbackBinaryOperation) CallInfo ConvertBinder(Bind, FallbackConvert)
CreateInstanceBinder(Bind, FallbackCreateInstance) DeleteIndexBinder(Bind, FallbackDeleteIndex)
DeleteMemberBinder(Bind, FallbackDeleteMember) DynamicMetaObjectBinder(Bind, Defer, GetUpdateExpression)
DynamicObject(GetMetaObject) ExpandoObject GetIndexBinder(Bind, FallbackGetIndex) GetMemberBinder(Bind,
FallbackGetMember) IDynamicMetaObjectProvider(GetMetaObject) InvokeBinder(Bind, FallbackInvoke)
InvokeMemberBinder(Bind, FallbackInvoke, FallbackInvokeMember) SetIndexBinder(Bind, FallbackSetIndex)
SetMemberBinder(Bind, FallbackSetMember) UnaryOperationBinder(Bind, FallbackUnaryOperation) System.Globalization:
Calendar(DaysInYearBeforeMinSupportedYear, GetLeapMonth, ReadOnly, ToFourDigitYear, TwoDigitYearMax)
CalendarAlgorithmType CalendarWeekRule CharUnicodeInfo(GetDecimalDigitValue, GetDigitValue, GetNumericValue)
CompareInfo(Equals, GetCompareInfo, GetHashCode, GetSortKey, GetSortKeyLength, IsSortable, LCID, ToString, Version)
CompareOptions CultureInfo(ClearCachedData, CreateSpecificCulture, CultureTypes, GetConsoleFallbackUICulture,
GetCultureInfoByIetfLanguageTag, GetCultures, IetfLanguageTag, IsNeutralCulture, KeyboardLayoutId, LCID,
ThreeLetterISOLanguageName, ThreeLetterWindowsLanguageName) CultureTypes
DateTimeFormatInfo(AbbreviatedMonthGenitiveNames, Calendar, CalendarWeekRule, FullDateTimePattern,
GetAbbreviatedEraName, GetAllDateTimePatterns, GetEra, GetEraName, GetInstance, GetShortestDayName, IsReadOnly,
MonthDayPattern, MonthGenitiveNames, NativeCalendarName, RFC1123Pattern, ReadOnly, SetAllDateTimePatterns,
ShortestDayNames, SortableDateTimePattern, UniversalSortableDateTimePattern, YearMonthPattern) DateTimeStyles
DigitShapes GregorianCalendar(AlgorithmType, GetLeapMonth, MaxSupportedDateTime, MinSupportedDateTime,
ToFourDigitYear, TwoDigitYearMax) GregorianCalendarTypes ISOWeek NumberFormatInfo NumberStyles
StringInfo(SubstringByTextElements) TextElementEnumerator TextInfo(ANSICodePage, Clone, EBCDICCodePage, Equals,
GetHashCode, LCID, MacCodePage, OEMCodePage, ReadOnly, ToString) TimeSpanStyles UnicodeCategory System.IO:
BinaryReader(FillBuffer, ReadHalf) BinaryWriter(DisposeAsync, Null) BufferedStream(BeginRead, BeginWrite, CopyTo,
CopyToAsync, DisposeAsync, EndRead, EndWrite) DirectoryNotFoundException EndOfStreamException FileAccess
FileAttributes FileMode FileNotFoundException(FusionLog, GetObjectData, Message, ToString) FileOptions FileShare
HandleInheritability IOException InvalidDataException MatchCasing MatchType MemoryStream(CopyTo) NotifyFilters
Path(Exists, GetRandomFileName, GetTempFileName, GetTempPath, InvalidPathChars, TryJoin) SearchOption SeekOrigin
Stream(CreateWaitHandle, ObjectInvariant) StreamReader(Null, ReadBlock) StreamWriter(Null) StringReader StringWriter
TextReader TextWriter(CoreNewLine, CreateBroadcasting) UnixFileMode WatcherChangeTypes System.IO.Compression:
CompressionLevel CompressionMode ZipArchiveMode System.Linq: AsyncEnumerable Enumerable EnumerableQuery
EnumerableQuery`1 IGrouping`2 ILookup`2 IOrderedAsyncEnumerable`1 IOrderedEnumerable`1 IOrderedQueryable
IOrderedQueryable`1 IQueryProvider IQueryable IQueryable`1 ImmutableArrayExtensions(SelectMany, SingleOrDefault)
Lookup`2 OrderedParallelQuery`1(GetEnumerator) ParallelEnumerable ParallelExecutionMode ParallelMergeOptions
ParallelQuery ParallelQuery`1 Queryable System.Linq.Expressions: BinaryExpression BlockExpression CatchBlock
ConditionalExpression ConstantExpression DebugInfoExpression DefaultExpression ElementInit Expression(Dynamic,
MakeDynamic) ExpressionType ExpressionVisitor(VisitDynamic) Expression`1 GotoExpression GotoExpressionKind
IArgumentProvider IParameterProvider IndexExpression InvocationExpression LabelExpression LabelTarget
LambdaExpression(CanCompileToIL, CanInterpret, Type) ListInitExpression LoopExpression MemberAssignment
MemberBinding MemberBindingType MemberExpression MemberInitExpression MemberListBinding MemberMemberBinding
MethodCallExpression NewArrayExpression NewExpression ParameterExpression RuntimeVariablesExpression SwitchCase
SwitchExpression SymbolDocumentInfo TryExpression TypeBinaryExpression UnaryExpression System.Net:
DecompressionMethods HttpStatusCode WebUtility(UrlDecodeToBytes, UrlEncodeToBytes) System.Net.Http:
HttpCompletionOption HttpRequestError HttpVersionPolicy System.Net.Sockets: AddressFamily ProtocolType SelectMode
SocketError SocketFlags SocketShutdown SocketType System.Numerics: BigInteger(TryWriteBytes) BitOperations
Complex(CreateChecked, CreateSaturating, CreateTruncating) IAdditionOperators`3 IAdditiveIdentity`2
IBinaryFloatingPointIeee754`1 IBinaryInteger`1(ReadBigEndian, ReadLittleEndian, TryReadBigEndian,
TryReadLittleEndian, TryWriteBigEndian, TryWriteLittleEndian, WriteBigEndian, WriteLittleEndian) IBinaryNumber`1
IBitwiseOperators`3 IComparisonOperators`3 IDecrementOperators`1 IDivisionOperators`3 IEqualityOperators`3
IExponentialFunctions`1(Exp10, Exp10M1, Exp2, Exp2M1, ExpM1) IFloatingPointConstants`1
IFloatingPointIeee754`1(Atan2Pi, ILogB, ReciprocalEstimate, ReciprocalSqrtEstimate, ScaleB)
IFloatingPoint`1(ConvertToInteger, ConvertToIntegerNative, GetExponentByteCount, GetExponentShortestBitLength,
GetSignificandBitLength, GetSignificandByteCount, TryWriteExponentBigEndian, TryWriteExponentLittleEndian,
TryWriteSignificandBigEndian, TryWriteSignificandLittleEndian, WriteExponentBigEndian, WriteExponentLittleEndian,
WriteSignificandBigEndian, WriteSignificandLittleEndian) IHyperbolicFunctions`1 IIncrementOperators`1
ILogarithmicFunctions`1(Log10P1, Log2P1, LogP1) IMinMaxValue`1 IModulusOperators`3 IMultiplicativeIdentity`2
IMultiplyOperators`3 INumberBase`1 INumber`1(ClampNative, MaxNative, MinNative) IPowerFunctions`1
IRootFunctions`1(RootN) IShiftOperators`3 ISignedNumber`1 ISubtractionOperators`3 ITrigonometricFunctions`1(AcosPi,
AsinPi, AtanPi, CosPi, DegreesToRadians, RadiansToDegrees, SinCos, SinCosPi, SinPi, TanPi) IUnaryNegationOperators`2
IUnaryPlusOperators`2 IUnsignedNumber`1 Matrix3x2 Matrix4x4 Plane Quaternion Vector Vector2 Vector3 Vector4 Vector`1
System.Reflection: AmbiguousMatchException Assembly(CodeBase, CreateQualifiedName, CustomAttributes, DefinedTypes,
EntryPoint, EscapedCodeBase, GetCallingAssembly, GetCustomAttributes, GetCustomAttributesData, GetEntryAssembly,
GetFile, GetFiles, GetForwardedTypes, GetLoadedModules, GetManifestResourceInfo, GetManifestResourceNames,
GetManifestResourceStream, GetModule, GetModules, GetObjectData, GetReferencedAssemblies, GetSatelliteAssembly,
GlobalAssemblyCache, HostContext, ImageRuntimeVersion, IsCollectible, IsDefined, IsDynamic, IsFullyTrusted, Load,
LoadFile, LoadFrom, LoadModule, LoadWithPartialName, Location, ManifestModule, ModuleResolve, Modules,
ReflectionOnly, ReflectionOnlyLoad, ReflectionOnlyLoadFrom, SecurityRuleSet, SetEntryAssembly, UnsafeLoadFrom)
AssemblyName(Clone, CodeBase, ContentType, CultureInfo, CultureName, EscapedCodeBase, Flags, GetAssemblyName,
GetObjectData, GetPublicKey, GetPublicKeyToken, HashAlgorithm, KeyPair, OnDeserialization, ProcessorArchitecture,
ReferenceMatchesDefinition, SetPublicKey, SetPublicKeyToken, Version, VersionCompatibility) Binder(BindToField,
BindToMethod, ChangeType, ReorderArgumentArray, SelectMethod, SelectProperty) BindingFlags CallingConventions
ConstructorInfo CustomAttributeData CustomAttributeExtensions CustomAttributeNamedArgument(Equals, GetHashCode,
op_Equality, op_Inequality) CustomAttributeTypedArgument DefaultMemberAttribute EventInfo(Attributes,
GetOtherMethods, GetRaiseMethod, IsMulticast, IsSpecialName, RaiseMethod) FieldAttributes FieldInfo(FieldHandle,
GetModifiedFieldType, GetOptionalCustomModifiers, GetRequiredCustomModifiers, GetValueDirect, IsNotSerialized,
IsPinvokeImpl, IsSecurityCritical, IsSecuritySafeCritical, IsSecurityTransparent, SetValueDirect)
ICustomAttributeProvider IReflectableType InterfaceMapping IntrospectionExtensions
MemberInfo(HasSameMetadataDefinitionAs, IsCollectible, MetadataToken, Module) MemberTypes MethodAttributes
MethodBase(GetMethodBody, IsSecurityCritical, IsSecuritySafeCritical, IsSecurityTransparent, MethodHandle)
MethodImplAttributes MethodInfo Missing ParameterAttributes ParameterInfo(AttrsImpl, ClassImpl, DefaultValueImpl,
GetModifiedParameterType, GetOptionalCustomModifiers, GetRealObject, GetRequiredCustomModifiers, IsLcid, MemberImpl,
MetadataToken, NameImpl, PositionImpl) ParameterModifier PropertyInfo(Attributes, GetConstantValue,
GetModifiedPropertyType, GetOptionalCustomModifiers, GetRawConstantValue, GetRequiredCustomModifiers, IsSpecialName)
RuntimeReflectionExtensions(GetRuntimeInterfaceMap) TargetException TargetInvocationException
TargetParameterCountException TypeAttributes TypeFilter TypeInfo(DeclaredNestedTypes, GetDeclaredMethods,
GetDeclaredNestedType) System.Resources: MissingManifestResourceException
NeutralResourcesLanguageAttribute(Location) ResourceManager(BaseNameField, CreateFileBasedResourceManager,
FallbackLocation, GetNeutralResourcesLanguage, GetObject, GetResourceFileName, GetResourceSet,
GetSatelliteContractVersion, GetStream, HeaderVersionNumber, InternalGetResourceSet, MagicNumber, MainAssembly,
ResourceSetType) System.Runtime: GCLargeObjectHeapCompactionMode GCLatencyMode GCSettings
System.Runtime.CompilerServices: AccessedThroughPropertyAttribute AsyncIteratorMethodBuilder
AsyncIteratorStateMachineAttribute AsyncMethodBuilderAttribute AsyncStateMachineAttribute AsyncTaskMethodBuilder
AsyncTaskMethodBuilder`1 AsyncValueTaskMethodBuilder AsyncValueTaskMethodBuilder`1 AsyncVoidMethodBuilder
CallConvCdecl CallConvFastcall CallConvMemberFunction CallConvStdcall CallConvSuppressGCTransition CallConvThiscall
CallSite CallSiteBinder(Bind, BindDelegate, CacheTarget, UpdateLabel) CallSite`1 CallerArgumentExpressionAttribute
CallerFilePathAttribute CallerLineNumberAttribute CallerMemberNameAttribute CollectionBuilderAttribute
CompilationRelaxationsAttribute CompilerFeatureRequiredAttribute CompilerGeneratedAttribute
CompilerGlobalScopeAttribute ConditionalWeakTable`2 ConditionalWeakTable`2+CreateValueCallback
ConfiguredAsyncDisposable ConfiguredCancelableAsyncEnumerable`1 ConfiguredCancelableAsyncEnumerable`1+Enumerator
ConfiguredTaskAwaitable ConfiguredTaskAwaitable+ConfiguredTaskAwaiter ConfiguredTaskAwaitable`1
ConfiguredTaskAwaitable`1+ConfiguredTaskAwaiter ConfiguredValueTaskAwaitable
ConfiguredValueTaskAwaitable+ConfiguredValueTaskAwaiter ConfiguredValueTaskAwaitable`1
ConfiguredValueTaskAwaitable`1+ConfiguredValueTaskAwaiter DebugInfoGenerator(CreatePdbGenerator, MarkSequencePoint)
DecimalConstantAttribute(Value) DefaultInterpolatedStringHandler DisablePrivateReflectionAttribute DynamicAttribute
EnumeratorCancellationAttribute ExtensionAttribute ExtensionMarkerAttribute FixedBufferAttribute
FormattableStringFactory IAsyncStateMachine ICriticalNotifyCompletion INotifyCompletion IRuntimeVariables IStrongBox
ITuple IndexerNameAttribute InlineArray10`1 InlineArray11`1 InlineArray12`1 InlineArray13`1 InlineArray14`1
InlineArray15`1 InlineArray16`1 InlineArray2`1 InlineArray3`1 InlineArray4`1 InlineArray5`1 InlineArray6`1
InlineArray7`1 InlineArray8`1 InlineArray9`1 InlineArrayAttribute InternalsVisibleToAttribute(AllInternalsVisible)
InterpolatedStringHandlerArgumentAttribute InterpolatedStringHandlerAttribute IsByRefLikeAttribute IsConst
IsExternalInit IsReadOnlyAttribute IsUnmanagedAttribute IsVolatile IteratorStateMachineAttribute MethodCodeType
MethodImplAttribute MethodImplOptions ModuleInitializerAttribute NullableAttribute(NullableFlags)
NullableContextAttribute NullablePublicOnlyAttribute OverloadResolutionPriorityAttribute ParamCollectionAttribute
PoolingAsyncValueTaskMethodBuilder PoolingAsyncValueTaskMethodBuilder`1 PreserveBaseOverridesAttribute
RefSafetyRulesAttribute ReferenceAssemblyAttribute RequiredMemberAttribute RequiresLocationAttribute
RuntimeCompatibilityAttribute RuntimeFeature RuntimeHelpers(AllocateTypeAssociatedMemory, Box,
ExecuteCodeWithGuaranteedCleanup, PrepareConstrainedRegionsNoOP, PrepareContractedDelegate, PrepareDelegate,
PrepareMethod, ProbeForSufficientStack, RunModuleConstructor, SizeOf) RuntimeWrappedException(GetObjectData)
ScopedRefAttribute SkipLocalsInitAttribute SpecialNameAttribute StateMachineAttribute StrongBox`1
SwitchExpressionException(GetObjectData) TaskAwaiter TaskAwaiter`1 TupleElementNamesAttribute
TypeForwardedFromAttribute TypeForwardedToAttribute Unsafe UnsafeValueTypeAttribute ValueTaskAwaiter
ValueTaskAwaiter`1 YieldAwaitable YieldAwaitable+YieldAwaiter System.Runtime.ExceptionServices:
ExceptionDispatchInfo System.Runtime.InteropServices: Architecture CallingConvention CharSet CollectionsMarshal
ComVisibleAttribute(Value) DefaultParameterValueAttribute DllImportAttribute ExternalException(ToString)
FieldOffsetAttribute GCHandle(FromIntPtr, ToIntPtr, op_Explicit) GCHandleType GuidAttribute
ImmutableCollectionsMarshal(AsMemory) InAttribute LayoutKind Marshal(AddRef, AreComObjectsAvailableForCleanup,
BindToMoniker, ChangeWrapperHandleStrength, CleanupUnusedObjectsInCurrentContext, CreateAggregatedObject,
CreateWrapperOfType, DestroyStructure, FinalReleaseComObject, FreeBSTR, GenerateGuidForType, GenerateProgIdForType,
GetComInterfaceForObject, GetComObjectData, GetDelegateForFunctionPointer, GetEndComSlot, GetExceptionForHR,
GetExceptionPointers, GetFunctionPointerForDelegate, GetHINSTANCE, GetHRForException, GetHRForLastWin32Error,
GetIDispatchForObject, GetIUnknownForObject, GetLastPInvokeError, GetLastPInvokeErrorMessage, GetLastSystemError,
GetLastWin32Error, GetNativeVariantForObject, GetObjectForIUnknown, GetObjectForNativeVariant,
GetObjectsForNativeVariants, GetPInvokeErrorMessage, GetStartComSlot, GetTypeFromCLSID, GetTypeInfoName,
GetTypedObjectForIUnknown, GetUniqueObjectForIUnknown, InitHandle, IsComObject, IsTypeVisibleFromCom, OffsetOf,
Prelink, PrelinkAll, PtrToStringAnsi, PtrToStringAuto, PtrToStringBSTR, PtrToStringUTF8, PtrToStringUni,
QueryInterface, ReAllocCoTaskMem, ReAllocHGlobal, ReadIntPtr, Release, ReleaseComObject, SecureStringToBSTR,
SecureStringToCoTaskMemAnsi, SecureStringToCoTaskMemUnicode, SecureStringToGlobalAllocAnsi,
SecureStringToGlobalAllocUnicode, SetComObjectData, SetLastPInvokeError, SetLastSystemError, StringToBSTR,
StringToCoTaskMemAnsi, StringToCoTaskMemAuto, StringToCoTaskMemUTF8, StringToCoTaskMemUni, StringToHGlobalAnsi,
StringToHGlobalAuto, StringToHGlobalUni, SystemDefaultCharSize, SystemMaxDBCSCharSize, ThrowExceptionForHR,
UnsafeAddrOfPinnedArrayElement, WriteIntPtr, ZeroFreeBSTR, ZeroFreeCoTaskMemAnsi, ZeroFreeCoTaskMemUTF8,
ZeroFreeCoTaskMemUnicode, ZeroFreeGlobalAllocAnsi, ZeroFreeGlobalAllocUnicode) MarshalAsAttribute(ArraySubType,
IidParameterIndex, MarshalCookie, MarshalType, MarshalTypeRef, SafeArraySubType, SafeArrayUserDefinedSubType,
SizeParamIndex) MemoryMarshal NativeMemory(AlignedAlloc, AlignedFree, AlignedRealloc, Realloc) OSPlatform
OptionalAttribute OutAttribute PosixSignal PreserveSigAttribute RuntimeInformation SEHException(CanResume)
StructLayoutAttribute SuppressGCTransitionAttribute UnmanagedCallersOnlyAttribute UnmanagedType(AnsiBStr, AsAny,
BStr, ByValArray, ByValTStr, Currency, CustomMarshaler, Error, FunctionPtr, HString, IDispatch, IInspectable,
IUnknown, Interface, LPStruct, LPTStr, LPUTF8Str, R4, R8, SafeArray, Struct, SysInt, SysUInt, TBStr, VBByRefStr,
VariantBool) System.Runtime.Intrinsics: Vector128(AsPlane, AsQuaternion, AsVector, AsVector128, AsVector128Unsafe,
AsVector2, AsVector3, AsVector4, ConvertToInt32Native, ConvertToInt64Native, ConvertToUInt32Native,
ConvertToUInt64Native, ShuffleNative, ToVector256Unsafe) Vector128`1 Vector256(AsVector, AsVector256,
ConvertToInt32Native, ConvertToInt64Native, ConvertToUInt32Native, ConvertToUInt64Native, ShuffleNative,
ToVector512Unsafe) Vector256`1 Vector512(AsVector, AsVector512, ConvertToInt32Native, ConvertToInt64Native,
ConvertToUInt32Native, ConvertToUInt64Native, ShuffleNative) Vector512`1 Vector64(ConvertToInt32Native,
ConvertToInt64Native, ConvertToUInt32Native, ConvertToUInt64Native, ShuffleNative, ToVector128Unsafe) Vector64`1
System.Runtime.Serialization: IDeserializationCallback ISerializable SerializationInfo(AddValue, AssemblyName,
FullTypeName, GetBoolean, GetByte, GetChar, GetDateTime, GetDecimal, GetDouble, GetEnumerator, GetInt16, GetInt32,
GetInt64, GetSByte, GetSingle, GetString, GetUInt16, GetUInt32, GetUInt64, GetValue, IsAssemblyNameSetExplicit,
IsFullTypeNameSetExplicit, MemberCount, ObjectType, SetType, StartDeserialization) StreamingContext(Context, Equals,
GetHashCode, State) System.Security: SecurityException(Demanded, DenySetInstance, FailedAssemblyInfo, GetObjectData,
GrantedSet, Method, PermissionState, PermissionType, PermitOnlySetInstance, RefusedSet, ToString, Url)
VerificationException System.Security.Cryptography: CipherMode CryptoStreamMode CryptographicException
CryptographicOperations(HashData, HashDataAsync, HmacData, HmacDataAsync, TryHashData, TryHmacData) HMACMD5(Dispose,
HashCore, HashDataAsync, HashFinal, Initialize, TryHashData, TryHashFinal) HMACSHA1(Dispose, HashCore,
HashDataAsync, HashFinal, Initialize, TryHashData, TryHashFinal) HMACSHA256(Dispose, HashCore, HashDataAsync,
HashFinal, Initialize, TryHashData, TryHashFinal) HMACSHA384(Dispose, HashCore, HashDataAsync, HashFinal,
Initialize, ProduceLegacyHmacValues, TryHashData, TryHashFinal) HMACSHA512(Dispose, HashCore, HashDataAsync,
HashFinal, Initialize, ProduceLegacyHmacValues, TryHashData, TryHashFinal) HashAlgorithm(CanReuseTransform,
CanTransformMultipleBlocks, ComputeHashAsync, Create, HashCore, HashFinal, Initialize, InputBlockSize,
OutputBlockSize, State, TransformBlock, TransformFinalBlock, TryComputeHash, TryHashFinal) MD5(HashDataAsync)
PaddingMode RandomNumberGenerator(GetHexString, GetItems, GetNonZeroBytes, GetString, Shuffle) SHA1(HashDataAsync)
SHA256(HashDataAsync) SHA384(HashDataAsync) SHA512(HashDataAsync) System.Security.Principal: IIdentity IPrincipal
System.Text: ASCIIEncoding(GetByteCount, GetBytes, GetCharCount, GetChars, GetDecoder, GetEncoder, GetMaxByteCount,
GetMaxCharCount, GetString, IsSingleByte, TryGetBytes, TryGetChars) Ascii CompositeFormat DecoderFallbackException
EncoderFallbackException Encoding(Clone, CreateTranscodingStream, DecoderFallback, EncoderFallback, GetDecoder,
GetEncoder, GetEncodings, IsAlwaysNormalized, IsBrowserDisplay, IsBrowserSave, IsMailNewsDisplay, IsMailNewsSave,
IsReadOnly, RegisterProvider, UTF7, WindowsCodePage) NormalizationForm Rune SpanLineEnumerator SpanRuneEnumerator
StringBuilder StringBuilder+AppendInterpolatedStringHandler StringBuilder+ChunkEnumerator StringRuneEnumerator
UTF32Encoding(Equals, GetByteCount, GetBytes, GetCharCount, GetChars, GetDecoder, GetEncoder, GetHashCode,
GetMaxByteCount, GetMaxCharCount, GetString, Preamble) UTF8Encoding(Equals, GetByteCount, GetBytes, GetCharCount,
GetChars, GetDecoder, GetEncoder, GetHashCode, GetMaxByteCount, GetMaxCharCount, GetString, Preamble, TryGetBytes,
TryGetChars) UnicodeEncoding(CharSize, Equals, GetByteCount, GetBytes, GetCharCount, GetChars, GetDecoder,
GetEncoder, GetHashCode, GetMaxByteCount, GetMaxCharCount, GetString, Preamble) System.Text.Json:
JsonCommentHandling JsonSerializerDefaults JsonTokenType JsonValueKind System.Text.Json.Serialization:
JsonIgnoreCondition JsonNumberHandling JsonUnmappedMemberHandling System.Text.RegularExpressions: Capture
CaptureCollection Group GroupCollection Match MatchCollection MatchEvaluator Regex(CacheSize, CapNames, Caps,
CompileToAssembly, InitializeReferences, UseOptionC, UseOptionR, capnames, caps, capsize, capslist, factory,
internalMatchTimeout, roptions) Regex+ValueMatchEnumerator Regex+ValueSplitEnumerator RegexMatchTimeoutException
RegexOptions RegexParseError RegexParseException(GetObjectData) ValueMatch System.Threading: AbandonedMutexException
ApartmentState AsyncFlowControl AsyncLocalValueChangedArgs`1 AsyncLocal`1 AutoResetEvent Barrier
BarrierPostPhaseException CancellationToken CancellationTokenRegistration CancellationTokenSource ContextCallback
CountdownEvent EventResetMode EventWaitHandle(OpenExisting, TryOpenExisting) ExecutionContext(GetObjectData)
IThreadPoolWorkItem ITimer Interlocked LazyInitializer LazyThreadSafetyMode Lock Lock+Scope LockCookie
LockRecursionException LockRecursionPolicy ManualResetEvent ManualResetEventSlim Monitor Mutex
ParameterizedThreadStart PeriodicTimer(Finalize) ReaderWriterLock ReaderWriterLockSlim RegisteredWaitHandle
Semaphore(OpenExisting, TryOpenExisting) SemaphoreFullException SemaphoreSlim SendOrPostCallback SpinLock SpinWait
SynchronizationContext(Wait, WaitHelper) SynchronizationLockException Thread(Finalize, GetCompressedStack,
GetDomain, SetCompressedStack) ThreadExceptionEventArgs ThreadExceptionEventHandler ThreadInterruptedException
ThreadLocal`1(Finalize) ThreadPool(BindHandle, UnsafeQueueNativeOverlapped) ThreadPriority ThreadStart ThreadState
ThreadStateException Timeout Timer TimerCallback Volatile WaitCallback WaitHandle(SafeWaitHandle)
WaitHandleCannotBeOpenedException WaitOrTimerCallback System.Threading.Channels: BoundedChannelFullMode
BoundedChannelOptions Channel ChannelClosedException ChannelOptions ChannelReader`1 ChannelWriter`1 Channel`1
Channel`2 UnboundedChannelOptions UnboundedPrioritizedChannelOptions`1 System.Threading.Tasks:
ConcurrentExclusiveSchedulerPair ConfigureAwaitOptions Parallel ParallelLoopResult ParallelLoopState ParallelOptions
Task TaskAsyncEnumerableExtensions TaskCanceledException TaskCompletionSource TaskCompletionSource`1
TaskContinuationOptions TaskCreationOptions TaskExtensions TaskFactory TaskFactory`1 TaskScheduler
TaskSchedulerException TaskStatus TaskToAsyncResult Task`1 UnobservedTaskExceptionEventArgs ValueTask ValueTask`1
System.Threading.Tasks.Sources: IValueTaskSource IValueTaskSource`1 ManualResetValueTaskSourceCore`1
ValueTaskSourceOnCompletedFlags ValueTaskSourceStatus System.Timers: ElapsedEventArgs ElapsedEventHandler Timer
System.Windows.Input: ICommand
"""
