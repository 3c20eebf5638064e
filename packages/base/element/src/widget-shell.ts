import { shieldDocument } from "@quire/core";
import { type CreateShell, plainShell, type Shell, type ShellRoot, shellOf } from "@quire/core/frame";
import { completeDom } from "./complete-dom.js";
import type { WidgetState } from "./widget-state.js";

interface Shelled {
  readonly root?: ShellRoot;
  readonly shell?: CreateShell;
}

/** The shell that a widget's declaration asks for, made at most once a host. */
export function widgetShell(
  host: HTMLElement,
  { root = "shadow", shell = plainShell(root) }: Shelled,
): Shell {
  completeDom();
  const made = shellOf(host, shell);
  shieldDocument(made.container);
  return made;
}

/** Shows a state on the host, and on the data mount around it. */
export function showState(host: HTMLElement, name: string, state: WidgetState): void {
  const mount = host.parentElement?.dataset.quire === name ? [host.parentElement] : [];
  for (const element of [host, ...mount]) {
    if (element.dataset.state !== state) element.dataset.state = state;
  }
}
