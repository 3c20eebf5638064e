import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";

/** A flyout on the page, opened from a trigger that has the focus. */
export interface Opened {
  readonly host: HTMLElement;
  readonly trigger: HTMLButtonElement;
  readonly dialog: HTMLDialogElement;
}

/** Adds the tag and a trigger to the page, opens the flyout, and waits for `inside` in its view. */
export async function openFlyout(
  name: string,
  inside = "form",
  attributes: Readonly<Record<string, string>> = {},
): Promise<Opened> {
  const trigger = document.createElement("button");
  trigger.textContent = "Open";
  const host = document.createElement(`quire-${name}`);
  for (const [attribute, value] of Object.entries(attributes)) host.setAttribute(attribute, value);
  document.body.append(trigger, host);
  trigger.focus();
  host.toggleAttribute("open", true);
  await expect
    .poll(() => (host.shadowRoot ?? host).querySelector(inside) ?? host.querySelector(inside))
    .not.toBeNull();
  const dialog = host.shadowRoot?.querySelector("dialog");
  if (!dialog) throw new Error("The flyout has no frame.");
  return { host, trigger, dialog };
}

/** Returns the field of the open flyout. */
export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[data-quire-ui] [name="${name}"]`);
  if (!found) throw new Error(`There is no field "${name}".`);
  return found;
}

export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.fill(page.elementLocator(field(name)), value);
  }
}

/** Returns the error that describes a field. */
export function getError(name: string): string | null | undefined {
  const ids = field(name).getAttribute("aria-describedby")?.split(" ") ?? [];
  const error = ids.map((id) => document.getElementById(id)).find((one) => one?.role === "alert");
  return error?.textContent;
}

export const confirmation = ({ dialog }: Opened) =>
  dialog.querySelector('[part="confirmation"][role="status"]')?.textContent;
