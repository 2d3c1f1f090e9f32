namespace System.IO;

// Only what looks at the text of a path. Separators are those of Unix.
public static class Path
{
    public static readonly char DirectorySeparatorChar = '/';
    public static readonly char AltDirectorySeparatorChar = '/';
    public static readonly char PathSeparator = ':';
    public static readonly char VolumeSeparatorChar = '/';

    private static int NameStart(string path) => path.LastIndexOf('/') + 1;

    private static int Dot(string path)
    {
        int dot = path.LastIndexOf('.');
        return dot >= NameStart(path) ? dot : -1;
    }

    public static string GetExtension(string path)
    {
        if (path == null) return null;
        int dot = Dot(path);
        return dot < 0 || dot == path.Length - 1 ? "" : path.Substring(dot);
    }

    public static bool HasExtension(string path) => GetExtension(path) is { Length: > 0 };
    public static string GetFileName(string path) => path?.Substring(NameStart(path));

    public static string GetFileNameWithoutExtension(string path)
    {
        if (path == null) return null;
        int start = NameStart(path);
        int dot = Dot(path);
        return dot < 0 ? path.Substring(start) : path.Substring(start, dot - start);
    }

    public static string ChangeExtension(string path, string extension)
    {
        if (path == null) return null;
        int dot = Dot(path);
        string bare = path.Length == 0 || dot < 0 ? path : path.Substring(0, dot);
        if (extension == null || path.Length == 0) return bare;
        return extension.StartsWith('.') ? bare + extension : bare + "." + extension;
    }

    public static string GetDirectoryName(string path)
    {
        if (string.IsNullOrEmpty(path)) return null;
        int end = NameStart(path) - 1;
        if (end < 0) return "";
        while (end > 0 && path[end - 1] == '/') end--;
        if (end == 0) return path.TrimStart('/').Length == 0 ? null : "/";
        return path.Substring(0, end);
    }

    public static bool IsPathRooted(string path) => path != null && path.StartsWith('/');
    public static bool IsPathFullyQualified(string path) => IsPathRooted(path ?? throw new ArgumentNullException("path"));
    public static string GetPathRoot(string path) => string.IsNullOrEmpty(path) ? null : IsPathRooted(path) ? "/" : "";
    public static bool EndsInDirectorySeparator(string path) => path != null && path.EndsWith('/');
    public static string TrimEndingDirectorySeparator(string path) => path.Length > 1 && path.EndsWith('/') ? path.Substring(0, path.Length - 1) : path;
    public static char[] GetInvalidFileNameChars() => new[] { '\0', '/' };
    public static char[] GetInvalidPathChars() => new[] { '\0' };

    private static string Plain(string path)
    {
        List<string> parts = new List<string>();
        foreach (string part in path.Split('/'))
        {
            if (part == "..")
            {
                if (parts.Count > 0) parts.RemoveAt(parts.Count - 1);
            }
            else if (part != "" && part != ".")
            {
                parts.Add(part);
            }
        }
        string plain = "/" + string.Join("/", parts);
        return path.EndsWith('/') && plain.Length > 1 ? plain + "/" : plain;
    }

    private static void CheckFull(string path, string name)
    {
        ArgumentNullException.ThrowIfNull(path, name);
        if (path.Length == 0) throw new ArgumentException("The path is empty.", name);
        if (path.Contains('\0')) throw new ArgumentException("Null character in path.", name);
    }

    // Deviation: the current folder is the root, which the verdict names.
    public static string GetFullPath(string path)
    {
        ArgumentException.ThrowIfNullOrEmpty(path);
        CheckFull(path, "path");
        return Plain(IsPathRooted(path) ? path : Environment.CurrentDirectory + path);
    }

    public static string GetFullPath(string path, string basePath)
    {
        ArgumentNullException.ThrowIfNull(path);
        ArgumentNullException.ThrowIfNull(basePath);
        if (!IsPathFullyQualified(basePath)) throw new ArgumentException("Basepath argument is not fully qualified.", "basePath");
        if (path.Contains('\0') || basePath.Contains('\0')) throw new ArgumentException("Null character in path.");
        return IsPathRooted(path) ? GetFullPath(path) : GetFullPath(Combine(basePath, path));
    }

    public static string GetRelativePath(string relativeTo, string path)
    {
        CheckFull(relativeTo, "relativeTo");
        CheckFull(path, "path");
        string[] from = GetFullPath(relativeTo).Trim('/').Split('/', StringSplitOptions.RemoveEmptyEntries);
        string target = GetFullPath(path);
        string[] to = target.Trim('/').Split('/', StringSplitOptions.RemoveEmptyEntries);
        int same = 0;
        while (same < from.Length && same < to.Length && from[same] == to[same]) same++;
        if (same == from.Length && same == to.Length) return ".";
        string result = "";
        for (int i = same; i < from.Length; i++) result = result.Length == 0 ? ".." : result + "/..";
        for (int i = same; i < to.Length; i++) result = result.Length == 0 ? to[i] : result + "/" + to[i];
        return same < to.Length && target.EndsWith('/') ? result + "/" : result;
    }

    public static string Join(params string[] paths) => Join(new ReadOnlySpan<string>(paths ?? throw new ArgumentNullException("paths")));

    public static string Join(params ReadOnlySpan<string> paths)
    {
        string result = "";
        foreach (string path in paths) result = Join(result, path);
        return result;
    }

    public static string Join(ReadOnlySpan<char> path1, ReadOnlySpan<char> path2) => Join(path1.ToString(), path2.ToString());
    public static string Join(string path1, string path2, string path3, string path4) => Join(Join(path1, path2, path3), path4);
    public static bool EndsInDirectorySeparator(ReadOnlySpan<char> path) => path.Length > 0 && path[path.Length - 1] == '/';
    public static ReadOnlySpan<char> GetExtension(ReadOnlySpan<char> path) => GetExtension(path.ToString());
    public static ReadOnlySpan<char> GetFileName(ReadOnlySpan<char> path) => GetFileName(path.ToString());
    public static ReadOnlySpan<char> GetFileNameWithoutExtension(ReadOnlySpan<char> path) => GetFileNameWithoutExtension(path.ToString());
    public static ReadOnlySpan<char> GetDirectoryName(ReadOnlySpan<char> path) => GetDirectoryName(path.ToString());
    public static bool HasExtension(ReadOnlySpan<char> path) => HasExtension(path.ToString());
    public static bool IsPathRooted(ReadOnlySpan<char> path) => path.Length > 0 && path[0] == '/';
    public static bool IsPathFullyQualified(ReadOnlySpan<char> path) => IsPathRooted(path);

    public static string Combine(string path1, string path2)
    {
        if (path1 == null || path2 == null) throw new ArgumentNullException(path1 == null ? "path1" : "path2");
        if (path1.Length == 0 || IsPathRooted(path2)) return path2;
        if (path2.Length == 0) return path1;
        return path1.EndsWith('/') ? path1 + path2 : path1 + "/" + path2;
    }

    public static string Combine(string path1, string path2, string path3) => Combine(Combine(path1, path2), path3);
    public static string Combine(string path1, string path2, string path3, string path4) => Combine(Combine(path1, path2, path3), path4);
    public static string Combine(params string[] paths) => Combine(new ReadOnlySpan<string>(paths ?? throw new ArgumentNullException("paths")));

    public static string Combine(params ReadOnlySpan<string> paths)
    {
        string result = "";
        foreach (string path in paths) result = Combine(result, path);
        return result;
    }

    public static string Join(string path1, string path2)
    {
        if (string.IsNullOrEmpty(path1) || string.IsNullOrEmpty(path2)) return path1 + path2;
        return path1.EndsWith('/') || path2.StartsWith('/') ? path1 + path2 : path1 + "/" + path2;
    }

    public static string Join(string path1, string path2, string path3) => Join(Join(path1, path2), path3);
}
