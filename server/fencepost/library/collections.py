"""Types that .NET documents as not thread-safe, and what their members do: look at an object, or change it.

Concurrent looks are fine ("can support multiple readers concurrently, as long as the collection is not modified");
beside a change there may be no other call. `Hashtable` alone allows one writer beside readers. The entries of
dictionaries and the elements of lists are variables besides, of concurrent ones, too.

A member that is in none of the two tables has no row: a test compares them with the library, so that none is forgotten.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_CHANGING = _names("""
    Add AddAfter AddBefore AddFirst AddLast AddRange And Append AppendFormat AppendJoin AppendLine Clear Dequeue
    DequeueEnqueue Enqueue EnqueueDequeue EnqueueRange EnsureCapacity ExceptWith Insert InsertRange
    IntersectWith LeftShift Move Not OnDeserialization Or Pop Push Remove RemoveAll RemoveAt RemoveFirst
    RemoveLast RemoveRange RemoveWhere Replace Reverse RightShift Set SetAll SetAt SetByIndex SetRange
    SetValueAtIndex Sort SymmetricExceptWith TrimExcess TrimToSize TryAdd TryDequeue TryPop UnionWith Xor
    set_Capacity set_Chars set_Item set_Length set_Position set_Value add_CollectionChanged add_PropertyChanged
    remove_CollectionChanged remove_PropertyChanged
""")
_LOOKING = _names("""
    AsReadOnly BinarySearch Clone Contains ContainsKey ContainsValue ConvertAll CopyTo Equals Exists Find
    FindAll FindIndex FindLast FindLastIndex ForEach Get GetAlternateLookup GetAt GetByIndex GetChunks
    GetEnumerator GetKey GetKeyAtIndex GetKeyList GetObjectData GetRange GetValueAtIndex GetValueList GetValues
    GetViewBetween HasAllSet HasAnySet HasKeys IndexOf IndexOfKey IndexOfValue IsProperSubsetOf
    IsProperSupersetOf IsSubsetOf IsSupersetOf LastIndexOf Overlaps Peek SetEquals Slice ToArray ToString
    TrueForAll TryGetAlternateLookup TryGetValue TryPeek get_AllKeys get_Capacity get_Chars get_Comparer
    get_Count get_First get_IsFixedSize get_IsReadOnly get_IsSynchronized get_Item get_Keys get_Last get_Length
    get_Max get_MaxCapacity get_Min get_SyncRoot get_UnorderedItems get_Values
""")
_STATELESS = frozenset({"get_SyncRoot", "get_IsSynchronized", "get_IsFixedSize", "get_IsReadOnly", "get_MaxCapacity"})
"""Members whose result never changes: they may be called beside anything."""

_READS = frozenset({"get_Item", "TryGetValue", "ContainsKey", "Contains", "GetValueOrDefault"})
_WRITES = frozenset({"set_Item"})
_UPDATES = frozenset({"TryAdd", "TryUpdate", "TryRemove", "GetOrAdd", "AddOrUpdate", "Add", "Remove"})


class Collection(NamedTuple):
    """A type whose objects hold others. `safe`: any threads may use it at once. `one_writer` may change it beside
    readers. The entry that a member reads, writes or updates is named by its first argument."""

    changes: frozenset[str] = _CHANGING
    looks: frozenset[str] = _LOOKING
    safe: bool = False
    one_writer: bool = False
    entry_reads: frozenset[str] = frozenset()
    entry_writes: frozenset[str] = frozenset()
    entry_updates: frozenset[str] = frozenset()

    def keeps_still(self, member: str) -> bool:
        """True if calls of a member matter to no other thread."""
        return member in _STATELESS


_PLAIN = Collection()
_KEYED = Collection(entry_reads=_READS, entry_writes=_WRITES, entry_updates=_UPDATES)
_INDEXED = Collection(entry_reads=frozenset({"get_Item"}), entry_writes=_WRITES)
_NUMBERS = Collection(
    changes=_names("GetItems GetString Next NextBytes NextDouble NextInt64 NextSingle Shuffle"),
    looks=frozenset(),
)
_GENERIC, _OLD = "System.Collections.Generic.", "System.Collections."

_TABLE: dict[str, Collection] = {
    **dict.fromkeys([f"{_GENERIC}{name}" for name in (
        "HashSet`1", "Queue`1", "Stack`1", "LinkedList`1", "PriorityQueue`2",
    )], _PLAIN),
    f"{_GENERIC}SortedSet`1": Collection(_CHANGING - {"Reverse"}, _LOOKING | {"Reverse"}),
    **dict.fromkeys([f"{_GENERIC}{name}" for name in (
        "Dictionary`2", "SortedDictionary`2", "SortedList`2", "OrderedDictionary`2",
    )], _KEYED),
    f"{_GENERIC}List`1": _INDEXED,
    **dict.fromkeys([f"{_OLD}{name}" for name in ("Queue", "Stack", "CollectionBase", "DictionaryBase")], _PLAIN),
    **dict.fromkeys([f"{_OLD}{name}" for name in ("ArrayList", "BitArray")], _INDEXED),
    f"{_OLD}SortedList": _KEYED,
    f"{_OLD}Hashtable": _KEYED._replace(one_writer=True),
    **dict.fromkeys([f"{_OLD}Specialized.{name}" for name in (
        "HybridDictionary", "ListDictionary", "NameValueCollection", "OrderedDictionary", "StringDictionary",
    )], _KEYED),
    f"{_OLD}Specialized.StringCollection": _INDEXED,
    **dict.fromkeys([f"{_OLD}ObjectModel.{name}" for name in ("Collection`1", "ObservableCollection`1")], _INDEXED),
    f"{_OLD}ObjectModel.KeyedCollection`2": _PLAIN,
    "System.Text.StringBuilder": _PLAIN,
    "System.Random": _NUMBERS,
    f"{_OLD}Concurrent.ConcurrentDictionary`2": _KEYED._replace(safe=True),
}  # fmt: skip


_PARTS = ("Enumerator", "Collection", "List", "Node")
"""The ends of names of nested types that look into the object of the type around them."""


@cache
def collection_of(type: str) -> Collection | None:
    """The row of a type, or of the type whose objects it looks into, such as that of an enumerator; None if it has
    none. Wrappers that lock what they wrap are types of their own."""
    outer, _, nested = type.partition("+")
    is_part = not nested or (nested.partition("`")[0].endswith(_PARTS) and "Synchronized" not in nested)
    return _TABLE.get(outer) if is_part else None


def collections() -> dict[str, Collection]:
    """All rows by the names of their types."""
    return dict(_TABLE)
