// fo-dicom, DicomDictionary.Default: issue 168.
// Other threads see the dictionary before all entries are in it.
using System;
using System.Collections.Generic;
using System.Threading;

namespace Dicom;

public sealed class DicomDictionaryEntry
{
    public DicomDictionaryEntry(int tag, string name)
    {
        Tag = tag;
        Name = name;
    }

    public int Tag { get; }

    public string Name { get; }
}

public class DicomDictionary
{
    private static readonly object _lock = new object();
    private static DicomDictionary? _default;

    private readonly Dictionary<int, DicomDictionaryEntry> _entries = new Dictionary<int, DicomDictionaryEntry>();

    public static DicomDictionary Default
    {
        get
        {
            EnsureDefaultDictionariesLoaded();
            return _default!; // MAY linearizability
        }
    }

    public static DicomDictionary EnsureDefaultDictionariesLoaded()
    {
        // short-circuit if already initialised
        if (_default != null) return _default; // MAY unsafe-collection linearizability

        lock (_lock)
        {
            if (_default == null)
            {
                _default = new DicomDictionary();
                _default.Add(new DicomDictionaryEntry(0x00100010, "Patient's Name"));
                _default.Add(new DicomDictionaryEntry(0x00100020, "Patient ID"));
            }
            return _default;
        }
    }

    private void Add(DicomDictionaryEntry entry)
    {
        _entries.Add(entry.Tag, entry); // HERE unsafe-collection // MAY linearizability
    }

    private string? NameOf(int tag)
    {
        return _entries.TryGetValue(tag, out var entry) ? entry.Name : null; // HERE unsafe-collection // MAY linearizability
    }

    public static string? Lookup(int tag)
    {
        return Default.NameOf(tag); // MAY linearizability
    }
}
