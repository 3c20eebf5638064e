import { describeConformance, pressSubmit } from "@quire/conformance";
import { answer } from "@quire/conformance/answers";
import { configure } from "@quire/services/configuration";
import { afterEach, describe, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { FOLDERS, ITEM, LIBRARY } from "../test/library-answers.js";
import { MAC, madeCredential, passkeyAnswers } from "../test/passkey-answers.js";
import { BulkOrganizeFlyout } from "./bulk-organize/bulk-organize-flyout.js";
import { BulkOrganizeFlyoutElement, bulkOrganizeFlyout } from "./bulk-organize/element.js";
import { ChangePasswordFlyout } from "./change-password/change-password-flyout.js";
import { ChangePasswordFlyoutElement, changePasswordFlyout } from "./change-password/element.js";
import { ForgotPasswordFlyoutElement, forgotPasswordFlyout } from "./forgot-password/element.js";
import { ForgotPasswordFlyout } from "./forgot-password/forgot-password-flyout.js";
import { OrganizeFlyoutElement, organizeFlyout } from "./organize/element.js";
import { OrganizeFlyout } from "./organize/organize-flyout.js";
import { PasskeysFlyoutElement, passkeysFlyout } from "./passkeys/element.js";
import { PasskeysFlyout } from "./passkeys/passkeys-flyout.js";
import { SaveFlyoutElement, saveFlyout } from "./save/element.js";
import { SaveFlyout } from "./save/save-flyout.js";

function prepare(): void {
  configure({ captcha: null });
  vi.stubGlobal(
    "fetch",
    answer({
      "/api/user/profile": { body: { id: "7", emailAddress: "ada@quire.test" } },
      "/api/user/password": {},
      "/api/user/forgot-password": {},
    }),
  );
}

async function fill(view: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = view.querySelector(`[name="${name}"]`);
    if (field) await userEvent.fill(field, value);
  }
  await pressSubmit(view);
}

afterEach(() => vi.unstubAllGlobals());

describe("change-password-flyout", () => {
  describeConformance({
    widget: changePasswordFlyout,
    element: ChangePasswordFlyoutElement,
    component: ChangePasswordFlyout,
    open: true,
    sample: { action: "/account/password" },
    shows: (view) => view.querySelector('form[action="/account/password"] [name="current"]') !== null,
    events: {
      onPasswordChanged: (view) =>
        fill(view, { current: "Reader#2026", password: "Quire#2027!", confirm: "Quire#2027!" }),
    },
    prepare,
  });
});

describe("forgot-password-flyout", () => {
  describeConformance({
    widget: forgotPasswordFlyout,
    element: ForgotPasswordFlyoutElement,
    component: ForgotPasswordFlyout,
    open: true,
    sample: { email: "ada@quire.test" },
    shows: (view) =>
      view.querySelector<HTMLInputElement>('[name="emailAddress"]')?.defaultValue === "ada@quire.test",
    events: { onResetRequested: (view) => fill(view, { emailAddress: "ada@quire.test" }) },
    prepare,
  });
});

describe("passkeys-flyout", () => {
  const pressIn = (view: HTMLElement, selector: string) => view.querySelector<HTMLElement>(selector)?.click();
  describeConformance({
    widget: passkeysFlyout,
    element: PasskeysFlyoutElement,
    component: PasskeysFlyout,
    open: true,
    shows: (view) => view.querySelector(".quire-passkeys") !== null,
    events: {
      onPasskeyAdded: (view) => pressIn(view, ".quire-passkeys-add button"),
      onPasskeyRemoved: async (view) => {
        pressIn(view, '[data-way="remove"]');
        await Promise.resolve(); // A user's clicks are two separate tasks.
        pressIn(view, ".quire-passkey-question [data-danger]");
      },
    },
    prepare() {
      vi.stubGlobal("fetch", answer(passkeyAnswers(MAC)));
      vi.spyOn(navigator.credentials, "create").mockImplementation(async () => madeCredential());
    },
  });
});

const OTHER = { id: "8", title: "Another Item" };
const inFolders = { body: { saved: true, lists: FOLDERS } };

function prepareLibrary(): void {
  vi.stubGlobal("fetch", answer({ ...LIBRARY, "/api/user/saves/8/lists": inFolders }));
}
const subject = (view: HTMLElement) => view.querySelector(".quire-subject")?.textContent;
const press = (view: HTMLElement, label: string) =>
  Array.from(view.querySelectorAll<HTMLElement>("label, button"))
    .find(({ textContent }) => textContent === label)
    ?.click();

const oneItem = {
  open: true,
  attributes: { item: JSON.stringify(ITEM) },
  sample: { item: JSON.stringify(OTHER) },
  shows: (view: HTMLElement) => subject(view) === OTHER.title,
  prepare: prepareLibrary,
};

describe("save-flyout", () => {
  describeConformance({
    ...oneItem,
    widget: saveFlyout,
    element: SaveFlyoutElement,
    component: SaveFlyout,
    events: { onSaved: (view) => press(view, "Save") },
  });
});

describe("organize-flyout", () => {
  describeConformance({
    ...oneItem,
    widget: organizeFlyout,
    element: OrganizeFlyoutElement,
    component: OrganizeFlyout,
    events: { onOrganized: (view) => press(view, "Save") },
  });
});

describe("bulk-organize-flyout", () => {
  describeConformance({
    ...oneItem,
    attributes: { items: JSON.stringify([ITEM]) },
    sample: { items: JSON.stringify([ITEM, OTHER]) },
    shows: (view) => subject(view) === "2 items",
    widget: bulkOrganizeFlyout,
    element: BulkOrganizeFlyoutElement,
    component: BulkOrganizeFlyout,
    events: {
      onBulkOrganized: async (view) => {
        press(view, "Teaching");
        await Promise.resolve(); // A user's clicks are two separate tasks.
        press(view, "Save");
      },
    },
  });
});
