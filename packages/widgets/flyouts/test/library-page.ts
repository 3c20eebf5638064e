import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { configure } from "@quire/services/configuration";
import { newReader, sessionStore } from "@quire/services/session";
import { expect, vi } from "vitest";
import { page } from "vitest/browser";

/** Resets the page to an unknown user, and fakes the API. */
export function startPage(answers: Answers, sent: Sent[] = []): void {
  sessionStorage.clear();
  localStorage.clear();
  newReader(); // Aborts running calls of the previous test.
  sessionStore().setState({ status: "anonymous" }, true); // Clears the previous user and their folders.
  sessionStore().setState({ status: "unknown" }, true);
  configure({ customerService: { phone: "+1 800 555 0142" } });
  vi.stubGlobal("fetch", answer(answers, sent));
}

export interface OpenPanel {
  readonly host: HTMLElement;
  readonly trigger: HTMLButtonElement;
  readonly panel: HTMLDialogElement;
  /** The element that React has rendered. */
  readonly view: ParentNode;
}

const confirmations = new WeakMap<HTMLElement, string>();

function listenTo(panel: HTMLElement): void {
  const note = () => {
    const confirmation = panel.querySelector('[part="confirmation"][role="status"]')?.textContent;
    if (confirmation) confirmations.set(panel, confirmation);
  };
  new MutationObserver(note).observe(panel, { childList: true, characterData: true, subtree: true });
}

/** Adds the tag and a trigger to the page, opens the flyout, and waits for `inside` in its view. */
export async function openPanel(
  name: string,
  attributes: Readonly<Record<string, string>>,
  inside = "form",
): Promise<OpenPanel> {
  const trigger = document.createElement("button");
  trigger.textContent = "Open";
  const host = document.createElement(`quire-${name}`);
  for (const [attribute, value] of Object.entries(attributes)) host.setAttribute(attribute, value);
  document.body.append(trigger, host);
  trigger.focus();
  host.toggleAttribute("open", true);
  const panel = host.shadowRoot?.querySelector("dialog");
  if (!panel) throw new Error("The flyout has no frame.");
  listenTo(panel);
  await expect.poll(() => panel.querySelector(inside)).not.toBeNull();
  return { host, trigger, panel, view: panel };
}

export const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
export const button = (name: string) => page.getByRole("button", { name, exact: true });
/** Last confirmation of a panel. It stays readable after the panel has closed. */
export const confirmed = ({ panel }: OpenPanel) => confirmations.get(panel) ?? "";
export const alertIn = ({ panel }: OpenPanel) => panel.querySelector("[role=alert]")?.textContent ?? "";
/** Writes to the server, without reads. */
export const writes = (sent: readonly Sent[]) =>
  sent
    .filter(({ method }) => method !== "GET")
    .map(({ method, path, body }) => [`${method} ${path}`, JSON.parse(body)]);
