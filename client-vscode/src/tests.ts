// The Test Explorer: every unit under every model, as the server last told them.
import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { CANCEL, CHECK, type UnitMessage, type UnitsMessage } from "./messages";

/** Keeps the explorer as the server says. Verdicts are kept nowhere else in the client. */
export class Tests implements vscode.Disposable {
  private readonly controller = vscode.tests.createTestController("fencepost", "Fencepost");
  private units = new Map<string, UnitMessage>();
  private told = new Map<string, string>();
  private runs = new Map<string, Run>(); // by assembly, as long as one of its units waits or runs
  private waiting: (() => void)[] = [];

  constructor(private readonly client: () => LanguageClient | undefined) {
    this.controller.createRunProfile("Check", vscode.TestRunProfileKind.Run, (request, token) => this.start(request, token), true);
  }

  /** Shows these units and what became of them. */
  show(message: UnitsMessage): void {
    this.units = new Map(message.units.map((unit) => [unit.id, unit]));
    this.controller.items.replace(message.units.map((unit) => this.item(unit)));
    for (const unit of message.units) {
      const item = this.controller.items.get(unit.id);
      if (item === undefined || this.told.get(unit.id) === outcome(unit)) continue;
      tell(this.begun(unit, new vscode.TestRunRequest()), item, unit);
    }
    this.told = new Map(message.units.map((unit) => [unit.id, outcome(unit)]));
    const open = new Set(message.units.filter(isOpen).map((unit) => unit.path));
    for (const [path, run] of this.runs) {
      if (open.has(path)) continue;
      run.test.end();
      this.runs.delete(path);
    }
    if (open.size > 0) return;
    for (const done of this.waiting.splice(0)) done();
  }

  dispose(): void {
    for (const run of this.runs.values()) run.test.end();
    this.controller.dispose();
  }

  private item(unit: UnitMessage): vscode.TestItem {
    const uri = unit.uri === null ? undefined : vscode.Uri.parse(unit.uri);
    const known = this.controller.items.get(unit.id);
    const item = known?.uri?.toString() === uri?.toString() && known !== undefined ? known : this.controller.createTestItem(unit.id, unit.unit, uri);
    item.description = unit.text;
    if (unit.line !== null) item.range = new vscode.Range(unit.line, 0, unit.line, 0);
    return item;
  }

  /** The run of a unit's build. Within one run, what has failed stays failed: another build has another run. Who cancels
   * one stops all checks. */
  private begun(unit: UnitMessage, request: vscode.TestRunRequest): vscode.TestRun {
    const known = this.runs.get(unit.path);
    if (known?.build === unit.build) return known.test;
    known?.test.end();
    const test = this.controller.createTestRun(request, undefined, false);
    test.token.onCancellationRequested(() => void this.send(CANCEL));
    this.runs.set(unit.path, { build: unit.build, test });
    return test;
  }

  /** What the user starts ends when nothing waits or runs any more. */
  private async start(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    const chosen = request.include?.map((item) => item.id) ?? [...this.units.keys()];
    token.onCancellationRequested(() => chosen.forEach((id) => void this.send(CANCEL, id)));
    for (const id of chosen) {
      const unit = this.units.get(id);
      if (unit !== undefined) this.begun(unit, request);
    }
    await Promise.all(chosen.map((id) => this.send(CHECK, id)));
    if ([...this.units.values()].some(isOpen)) await new Promise<void>((done) => this.waiting.push(done));
    else this.show({ units: [...this.units.values()] });
  }

  /** The server tells of what this changes before it answers. */
  private async send(command: string, ...ids: string[]): Promise<void> {
    await this.client()?.sendRequest("workspace/executeCommand", { command, arguments: ids });
  }
}

/** The checks of one build of one assembly. */
interface Run {
  build: string;
  test: vscode.TestRun;
}

/** What a run is told of a unit. A verdict that stands is told at once: only repairs may be missing then. */
function outcome(unit: UnitMessage): string {
  const status = isKnown(unit) ? "known" : unit.status;
  return JSON.stringify([unit.build, status, unit.verdict, unit.stale, unit.findings]);
}

function isKnown(unit: UnitMessage): boolean {
  return unit.verdict !== null && !unit.stale;
}

function isOpen(unit: UnitMessage): boolean {
  return unit.status === "queued" || unit.status === "running";
}

/** A limit that was reached, and what is not supported, is neither passed nor failed: it is skipped, with its reason. */
function tell(run: vscode.TestRun, item: vscode.TestItem, unit: UnitMessage): void {
  if (unit.status === "queued" && !isKnown(unit)) run.enqueued(item);
  else if (unit.status === "running" && !isKnown(unit)) run.started(item);
  else if (unit.stale || unit.verdict === null) run.skipped(item);
  else if (unit.verdict === "HOLDS") run.passed(item);
  else if (unit.findings.length > 0) run.failed(item, unit.findings.map((text) => new vscode.TestMessage(text)));
  else if (unit.verdict === "INTERNAL_ERROR") run.errored(item, new vscode.TestMessage(unit.text));
  else run.skipped(item);
}
