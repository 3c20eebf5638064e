import { describeConformance, pressSubmit } from "@quire/conformance";
import { vi } from "vitest";
import { userEvent } from "vitest/browser";
import { openAccount } from "../test/open-account.js";
import { AccountSettingsElement, accountSettings } from "./element.js";
import { AccountSettings } from "./index.js";

const find = (view: HTMLElement, selector: string) =>
  vi.waitUntil(() => view.querySelector<HTMLElement>(selector));

/** Opens a section's form, fills it and sends it. */
async function send(
  view: HTMLElement,
  section: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const area = await find(view, `#account-${section}`);
  area.querySelector<HTMLElement>(".quire-button:not([type=submit])")?.click();
  for (const [name, value] of Object.entries(values))
    await userEvent.fill(await find(area, `[name="${name}"]`), value);
  await pressSubmit(area);
}

describeConformance({
  widget: accountSettings,
  element: AccountSettingsElement,
  component: AccountSettings,
  sample: { "plans-href": "/plans" },
  shows: (view) => view.querySelector('#account-plan a[href="/plans"]') !== null,
  events: {
    onNameChanged: (view) => send(view, "name", { firstName: "Ada" }),
    onEmailRequested: (view) => send(view, "email", { emailAddress: "ada@example.org" }),
    onPasswordChanged: (view) =>
      send(view, "password", { current: "Reader#2026", password: "Quire#2027!", confirm: "Quire#2027!" }),
    onDataDownloaded: async (view) => (await find(view, "#account-data .quire-button")).click(),
    onAccountDeleted: (view) => send(view, "delete", { word: "delete" }),
  },
  prepare() {
    openAccount();
  },
});
