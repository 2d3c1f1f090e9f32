// fo-dicom, DicomDictionary.Default: issue 168.
// The dictionary is seen when it is complete.
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
            return _default!;
        }
    }

    public static DicomDictionary EnsureDefaultDictionariesLoaded()
    {
        // short-circuit if already initialised
        if (_default != null) return _default;

        lock (_lock)
        {
            if (_default == null)
            {
                var dictionary = new DicomDictionary();
                dictionary.Add(new DicomDictionaryEntry(0x00100010, "Patient's Name"));
                dictionary.Add(new DicomDictionaryEntry(0x00100020, "Patient ID"));
                Volatile.Write(ref _default, dictionary);
            }
            return _default;
        }
    }

    private void Add(DicomDictionaryEntry entry)
    {
        _entries.Add(entry.Tag, entry);
    }

    private string? NameOf(int tag)
    {
        return _entries.TryGetValue(tag, out var entry) ? entry.Name : null;
    }

    public static string? Lookup(int tag)
    {
        return Default.NameOf(tag);
    }
}
