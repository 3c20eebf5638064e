import { fallbackLanguage, shieldDocument } from "@quire/core";
import {
  type CreateShell,
  plainShell,
  type Shell,
  type ShellRoot,
  type Skeleton,
  shellOf,
} from "@quire/core/frame";
import { completeDom } from "./complete-dom.js";
import type { WidgetState } from "./widget-state.js";

interface Shelled {
  readonly root?: ShellRoot;
  readonly shell?: CreateShell;
  readonly skeleton?: Skeleton;
}

/** The shell that a widget's declaration asks for, made at most once a host. */
export function widgetShell(
  host: HTMLElement,
  { root = "shadow", skeleton, shell = plainShell(root, skeleton) }: Shelled,
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
  sayLanguage(host, name);
}

/** What is read aloud, and broken into lines, is read in its own language: not in the page's where that has no words for it. */
function sayLanguage(host: HTMLElement, name: string): void {
  const language = fallbackLanguage(name);
  const parts = [...(host.shadowRoot?.children ?? []), ...host.querySelectorAll(":scope > [data-quire-ui]")];
  for (const part of parts) {
    if (language) part.setAttribute("lang", language);
    else part.removeAttribute("lang");
  }
}
