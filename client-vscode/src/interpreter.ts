// Which Python runs the server: looked for, and tried before the server is started.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as vscode from "vscode";
import { makeEnvironment, type Probe, probe, problem } from "./probe";

/** An interpreter that can run the server; or what is missing, and one that an environment for it can be made with. */
export type Found = { command: string } | { problem: string; base: string | undefined };

export async function interpreter(context: vscode.ExtensionContext): Promise<Found> {
  const own = vscode.workspace.getConfiguration("fencepost").get<string>("interpreter", "");
  const made = installed(context);
  const others = own ? [own] : await usual();
  const tried: [string, Probe][] = [];
  const wanted = String(context.extension.packageJSON.version);
  for (const command of [...new Set(own ? [own, made] : [made, ...others])].filter((name) => name !== "")) {
    const found = await probe(command, wanted, context.extensionPath);
    if (found.kind === "ready") return { command };
    tried.push([command, found]);
  }
  const base = tried.find(([name, found]) => name !== made && (found.kind === "bare" || found.kind === "other"))?.[0];
  return { problem: problem(tried, wanted, own !== ""), base };
}

async function usual(): Promise<string[]> {
  const python = vscode.extensions.getExtension("ms-python.python");
  const api = await python?.activate();
  const chosen = api?.settings?.getExecutionDetails?.()?.execCommand?.[0];
  return [...(typeof chosen === "string" ? [chosen] : []), "python3", "python"];
}

/** The interpreter of the environment that `install` makes. */
function installed(context: vscode.ExtensionContext): string {
  const command = ofEnvironment(environment(context));
  return existsSync(command) ? command : "";
}

function environment(context: vscode.ExtensionContext): string {
  return join(context.globalStorageUri.fsPath, "server");
}

function ofEnvironment(folder: string): string {
  return process.platform === "win32" ? join(folder, "Scripts", "python.exe") : join(folder, "bin", "python");
}

/** Installs the server that the extension carries into an environment of the extension's own. */
export async function install(context: vscode.ExtensionContext, base: string): Promise<void> {
  const wheels = join(context.extensionPath, "dist", "server");
  const wheel = readdirSync(wheels).find((name) => name.endsWith(".whl"));
  if (wheel === undefined) throw new Error("this build of the extension carries no server.");
  const folder = environment(context);
  await vscode.workspace.fs.createDirectory(context.globalStorageUri);
  await makeEnvironment(base, folder, ofEnvironment(folder), wheels, join(wheels, wheel));
}
