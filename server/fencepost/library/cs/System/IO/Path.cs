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
