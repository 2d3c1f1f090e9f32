// Which Python runs the server: looked for, and tried before the server is started.
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import * as vscode from "vscode";

const run = promisify(execFile);
const PROBE = "import sys; assert sys.version_info >= (3, 11), 'Python ' + sys.version.split()[0]; import fencepost.lsp.server";

/** The interpreters to try, the most wanted first. */
async function candidates(context: vscode.ExtensionContext): Promise<string[]> {
  const own = vscode.workspace.getConfiguration("fencepost").get<string>("interpreter", "");
  if (own) return [own];
  const found = [installed(context)];
  const python = vscode.extensions.getExtension("ms-python.python");
  if (python) {
    const api = await python.activate();
    found.push(api?.settings?.getExecutionDetails?.()?.execCommand?.[0] ?? "");
  }
  return [...found, "python3", "python"].filter((command) => command !== "");
}

/** The interpreter of the environment that `install` makes. */
function installed(context: vscode.ExtensionContext): string {
  const folder = join(context.globalStorageUri.fsPath, "server");
  const command = process.platform === "win32" ? join(folder, "Scripts", "python.exe") : join(folder, "bin", "python");
  return existsSync(command) ? command : "";
}

/** An interpreter that can run the server, or why there is none. `-P`: nothing of the current folder is imported. */
export async function interpreter(context: vscode.ExtensionContext): Promise<{ command: string } | { problem: string }> {
  const problems: string[] = [];
  for (const command of await candidates(context)) {
    try {
      await run(command, ["-P", "-c", PROBE], { cwd: context.extensionPath });
      return { command };
    } catch (error) {
      problems.push(`${command}: ${reason(error)}`);
    }
  }
  return { problem: problems.join("; ") };
}

function reason(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr ?? "").trim().split("\n").at(-1) || message;
}

/** Installs the server that the extension carries into an environment of the extension's own. */
export async function install(context: vscode.ExtensionContext): Promise<void> {
  const wheels = join(context.extensionPath, "dist", "server");
  const wheel = readdirSync(wheels).find((name) => name.endsWith(".whl"));
  if (wheel === undefined) throw new Error("this build of the extension carries no server");
  const folder = join(context.globalStorageUri.fsPath, "server");
  await vscode.workspace.fs.createDirectory(context.globalStorageUri);
  await run(process.platform === "win32" ? "python" : "python3", ["-m", "venv", "--clear", folder]);
  await run(installed(context), ["-m", "pip", "install", "--find-links", wheels, join(wheels, wheel)]);
}
