#!/usr/bin/env python3
"""Writes which names of members the types of the model library lack, as the real runtime has them.

    record_names.py     write server/fencepost/machine/reflection/known_names.py

The runtime is asked with the programs of ../shared/dotnet beside the checkout, or of the folder FENCEPOST_DOTNET.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import textwrap
from collections import defaultdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
DOTNET = Path(os.environ.get("FENCEPOST_DOTNET") or ROOT.parent / "shared" / "dotnet")
LIBRARY = ROOT / "server/fencepost/library/Fencepost.Library.dll"
TARGET = ROOT / "server/fencepost/machine/reflection/known_names.py"
HEAD = '''"""The types of the model library that are known to have all members of the real ones but those named here.

Written by tests/library/record_names.py: namespaces with a colon, then types, with what they lack in brackets.
"""

TEXT = """\\
'''
SOURCE = """
using System; using System.IO; using System.Linq; using System.Reflection;
public static class Names
{
    const BindingFlags All = (BindingFlags)62;
    static bool Seen(MethodBase m) => m != null && (m.IsPublic || m.IsFamily || m.IsFamilyOrAssembly);
    static bool Seen(MemberInfo member) => member switch
    {
        MethodBase m => Seen(m) && (!m.IsSpecialName || m.Name.StartsWith("op_")),
        PropertyInfo p => p.GetAccessors(true).Any(Seen),
        EventInfo e => Seen(e.AddMethod),
        FieldInfo f => f.IsPublic || f.IsFamily || f.IsFamilyOrAssembly,
        _ => false,
    };
    public static void Main(string[] arguments)
    {
        var folder = Path.GetDirectoryName(typeof(object).Assembly.Location);
        var files = Directory.GetFiles(folder, "System*.dll").Append(Path.Combine(folder, "Microsoft.CSharp.dll"));
        var all = files.Select(f => Assembly.Load(Path.GetFileNameWithoutExtension(f))).ToArray();
        foreach (var name in File.ReadLines(arguments[0]))
        {
            var type = all.Select(a => a.GetType(name)).FirstOrDefault(t => t != null);
            if (type == null) continue;
            var names = type.GetMembers(All).Where(Seen).Select(m => m.Name).Distinct();
            Console.WriteLine(name + " " + string.Join(" ", names));
        }
    }
}
"""


def real_names(types: list[str]) -> dict[str, list[str]]:
    """The names of the members of each of the types that the real runtime has."""
    with tempfile.TemporaryDirectory() as folder:
        source, program, wanted = (Path(folder) / name for name in ("Names.cs", "Names.dll", "wanted"))
        source.write_text(SOURCE, "utf-8")
        wanted.write_text("\n".join(types), "utf-8")
        subprocess.run([DOTNET / "csc", f"-out:{program}", "-target:exe", source], check=True)
        run = subprocess.run([DOTNET / "run", program, wanted], check=True, capture_output=True, text=True)
    return {name: names for name, *names in map(str.split, run.stdout.splitlines())}


def own_names(type: dict[str, Any]) -> set[str]:
    members = [member for kind in ("methods", "fields", "properties", "events") for member in type[kind]]
    return {member["name"] if isinstance(member, dict) else member[0] for member in members}


def main() -> None:
    dump = subprocess.run([DOTNET / "dump", LIBRARY], check=True, capture_output=True, text=True).stdout
    types = {type["name"]: type for type in json.loads(dump)["types"] if type["flags"] & 7 in (1, 2)}
    by_namespace: dict[str, list[str]] = defaultdict(list)
    for name, names in real_names(list(types)).items():
        lacking = [n for n in names if n not in own_names(types[name]) and "." not in n]
        namespace, _, simple = name.rpartition(".")
        by_namespace[namespace].append(f"{simple}({','.join(sorted(lacking))})" if lacking else simple)
    words = [word for namespace in sorted(by_namespace) for word in (f"{namespace}:", *sorted(by_namespace[namespace]))]
    lines = textwrap.wrap(" ".join(words).replace(",", ", "), 116, break_long_words=False, break_on_hyphens=False)
    TARGET.write_text(HEAD + "\n".join(lines) + '\n"""\n', "utf-8")


if __name__ == "__main__":
    main()
