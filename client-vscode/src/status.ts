// The one place where the state of the workspace is told.
import * as vscode from "vscode";
import type { StatusMessage } from "./messages";

const ICONS: Record<StatusMessage["kind"], string> = {
  none: "$(circle-slash)",
  checking: "$(sync~spin)",
  violated: "$(error)",
  unknown: "$(question)",
  holds: "$(pass)",
};

export class Status implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem("fencepost", vscode.StatusBarAlignment.Left);

  constructor() {
    this.item.name = "Fencepost";
    this.item.command = "fencepost.output";
    this.say("$(sync~spin) Fencepost", "Fencepost starts.");
  }

  show(message: StatusMessage): void {
    const warns = message.notes.length > 0 && message.kind !== "checking" ? " $(warning)" : "";
    this.say(`${ICONS[message.kind]} ${message.text}${warns}`, [message.text, ...message.notes].join("\n\n"));
  }

  /** Why there is no server. */
  fail(problem: string): void {
    this.say("$(error) Fencepost", problem);
  }

  dispose(): void {
    this.item.dispose();
  }

  private say(text: string, tooltip: string): void {
    this.item.text = text;
    this.item.tooltip = tooltip;
    this.item.accessibilityInformation = { label: tooltip };
    this.item.show();
  }
}
