// What an interpreter can do for us, and how that is told. Nothing here knows of Visual Studio Code.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

export const run = promisify(execFile);

/** For any Python, the oldest too: its version; then that of the server, or why it cannot be started. */
const SCRIPT = `import sys
print(".".join(str(part) for part in sys.version_info[:3]))
if sys.version_info >= (3, 11):
    try:
        import fencepost.lsp.starting, lsprotocol, msgspec, pygls
        print(fencepost.__version__)
    except ImportError as error:
        print("! " + str(error))
`;

export type Probe =
  | { kind: "ready" }
  | { kind: "other"; server: string }
  | { kind: "bare"; python: string; why: string }
  | { kind: "old"; python: string }
  | { kind: "none"; why: string };

/** Tries an interpreter. `wanted` is the server's version; `cwd` a folder without modules of anybody else. */
export async function probe(command: string, wanted: string, cwd: string): Promise<Probe> {
  let lines: string[];
  try {
    lines = (await run(command, ["-c", SCRIPT], { cwd })).stdout.trim().split(/\r?\n/);
  } catch (error) {
    const missing = (error as { code?: unknown }).code === "ENOENT";
    return { kind: "none", why: missing ? "there is no such program" : reason(error) };
  }
  const [python = "", server = ""] = lines;
  if (!/^\d+\.\d+/.test(python)) return { kind: "none", why: "it is no Python" };
  if (server === "") return { kind: "old", python };
  if (server.startsWith("! ")) return { kind: "bare", python, why: server.slice(2) };
  return server === wanted ? { kind: "ready" } : { kind: "other", server };
}

export const NEEDED = "Fencepost needs Python 3.11 or later";

/** What is wrong, in a sentence: of all that were tried, what is nearest to what is needed. */
export function problem(tried: [string, Probe][], wanted: string, setting: boolean): string {
  for (const [command, found] of tried) {
    if (found.kind === "other") return `${command} has version ${found.server} of Fencepost's server, and this extension needs ${wanted}.`;
  }
  for (const [command, found] of tried) {
    if (found.kind !== "bare") continue;
    const none = /^No module named '?fencepost'?$/.test(found.why);
    const what = none ? "Fencepost's server is not installed" : `Fencepost's server cannot be started (${found.why})`;
    return `${what} for ${command}, which is Python ${found.python}.`;
  }
  const named = setting ? "the setting fencepost.interpreter names " : "";
  for (const [command, found] of tried) {
    if (found.kind === "old") return `${NEEDED}: ${named}${command}${setting ? ", which" : ""} is Python ${found.python}.`;
  }
  const [command, found] = tried[0] ?? ["", undefined];
  if (setting && found?.kind === "none") return `${NEEDED}: ${named}${command}, which cannot be used: ${found.why}.`;
  return `${NEEDED}, and none was found (${tried.map(([name]) => name).join(", ")}): install one, or name it in the settings.`;
}

/** Makes an environment and installs the server's wheel into it; what goes wrong is said in a sentence. */
export async function makeEnvironment(base: string, folder: string, python: string, wheels: string, wheel: string): Promise<void> {
  try {
    await run(base, ["-m", "venv", "--clear", folder]);
  } catch (error) {
    const text = String((error as { stdout?: string }).stdout ?? "") + reason(error);
    const why = /ensurepip|No module named '?venv/.test(text) ? "install its venv module first (Debian, Ubuntu: python3-venv)" : reason(error);
    throw new Error(`${base} cannot make an environment for it: ${why}.`);
  }
  try {
    await run(python, ["-m", "pip", "install", "--disable-pip-version-check", "--find-links", wheels, wheel]);
  } catch (error) {
    throw new Error(`pip cannot fetch what it needs; is there a network? ${reason(error)}`);
  }
}

/** The last line of what a program has complained. */
export function reason(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr ?? "").trim().split("\n").at(-1)?.trim() || message.split("\n")[0] || "it has failed";
}
