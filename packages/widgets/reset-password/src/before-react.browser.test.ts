import { answer, type Sent } from "@quire/conformance/answers";
import { registerHeld } from "@quire/conformance/held-view";
import { messagesReady, runtime } from "@quire/core";
import { configure } from "@quire/services/configuration";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { resetPassword } from "./element.js";

const RESET = "/api/user/reset-password";
const PASSWORD = "Quire#2027!";
const address = location.href;

let sent: Sent[];
/** Native submissions of forms: each form's action, and the fields that it would have sent. */
let natively: (readonly [string, Record<string, FormDataEntryValue>])[];

// The widget itself, whose view waits for the test.
const view = registerHeld(resetPassword, "held-reset");

const host = () => document.querySelector("quire-held-reset") as HTMLElement;
const form = () => host().querySelector<HTMLFormElement>("[data-quire-ui] form");
const field = (name: string) => host().querySelector(`[data-quire-ui] [name=${name}]`) as HTMLInputElement;
const state = () => host().dataset.state;
const getText = (selector: string) => host().querySelector(selector)?.textContent;

/** Keeps the test's page where it is. */
function stay(event: SubmitEvent): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  natively.push([event.target.getAttribute("action") ?? "", Object.fromEntries(new FormData(event.target))]);
}

beforeEach(() => {
  sent = [];
  natively = [];
  view.hold();
  runtime().shared.delete("reset-token");
  configure({ customerService: { phone: "+1 800 555 0142" } });
  vi.stubGlobal("fetch", answer({ [RESET]: {} }, sent));
  addEventListener("submit", stay);
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", address);
  removeEventListener("submit", stay);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(query = "?token=abc", attributes = "", inside = ""): Promise<void> {
  history.replaceState(null, "", location.pathname + query);
  document.body.innerHTML = `<quire-held-reset ${attributes}>${inside}</quire-held-reset>`;
  await messagesReady();
}

const viewIsThere = () => expect.poll(() => form()?.noValidate).toBe(true); // The view alone takes the browser's judging away.

it("shows the form before React, which hydrates each element in place (beyond-85)", async () => {
  await show();
  await expect.poll(form).not.toBeNull();
  const before = [...host().querySelectorAll("[data-quire-ui] *")];
  const boxes = () => JSON.stringify(before.map((one) => one.getBoundingClientRect()));
  const stood = boxes();
  expect([state(), form()?.noValidate, field("password").required]).toEqual(["ready", false, true]);
  expect(location.search).toBe("");
  view.come();
  await viewIsThere();
  expect([...host().querySelectorAll("[data-quire-ui] *")]).toEqual(before);
  expect([state(), boxes()]).toEqual(["ready", stood]);
});

it("keeps typed text, focus and a submission when React loads, and sets the password once (beyond-85)", async () => {
  await show();
  await expect.poll(form).not.toBeNull();
  const [password, confirm] = [field("password"), field("confirm")];
  password.focus();
  await userEvent.keyboard(`${PASSWORD}{Tab}{Tab}${PASSWORD}{Enter}`);
  confirm.setSelectionRange(2, 5);
  expect(form()?.querySelector("[type=submit]")?.ariaBusy).toBe("true");
  expect([sent, natively]).toEqual([[], []]);
  const chosen = new Promise((resolve) => {
    const look = () =>
      !form()?.noValidate || resolve([document.activeElement, confirm.selectionStart, confirm.selectionEnd]);
    new MutationObserver(look).observe(form() as Node, { attributeFilter: ["novalidate"] });
  });
  view.come();
  expect(await chosen).toEqual([confirm, 2, 5]);
  await expect.poll(() => getText("[role=status]")).toMatch(/^Password successfully changed\./);
  expect(sent.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    [RESET, { password: PASSWORD, token: "abc" }],
  ]);
});

it("lets the browser validate an empty form before React, and sends nothing (beyond-85)", async () => {
  await show();
  await expect.poll(form).not.toBeNull();
  field("password").focus();
  await userEvent.keyboard("{Enter}");
  expect(form()?.querySelector("[type=submit]")?.ariaBusy).toBeNull();
  view.come();
  await viewIsThere();
  expect(getText("[role=alert]")).toBeUndefined();
  expect(sent).toEqual([]);
});

/** Names of the buttons that show and hide the passwords. */
const names = () => Array.from(host().querySelectorAll(".quire-reveal"), ({ textContent }) => textContent);

it("applies the page's password policy and reveals a password before React (beyond-85, beyond-227)", async () => {
  configure({ passwordPolicies: { shared: { minLength: 14, spaces: true } } });
  await show();
  await expect.poll(form).not.toBeNull();
  const rules = () => Array.from(host().querySelectorAll("li"), ({ textContent }) => textContent);
  const before = rules();
  expect(before).toContain("At least 14 characters");
  expect(before).not.toContain("No spaces");
  await userEvent.fill(field("password"), "abc");
  await userEvent.click(page.getByRole("button", { name: "Show New password" }));
  expect(field("password").type).toBe("text");
  expect(names()).toEqual(["Hide New password", "Show Confirm password"]);
  view.come();
  await viewIsThere();
  expect(field("password").type).toBe("text");
  expect(names()).toEqual(["Hide New password", "Show Confirm password"]);
  configure({ passwordPolicies: { shared: {} } });
});

it.each(["password", "confirm"])(
  "keeps the caret when the field %s is revealed, before and after React (beyond-85)",
  async (name) => {
    await show();
    await expect.poll(form).not.toBeNull();
    await userEvent.fill(field(name), "abcdef");
    field(name).focus();
    field(name).setSelectionRange(2, 4);
    const button = field(name).parentElement?.querySelector(".quire-reveal") as Element;
    await userEvent.click(button);
    expect(field(name).type).toBe("text");
    expect(document.activeElement).toBe(field(name));
  },
);

it("never shows a form without a token; React shows the reason", async () => {
  await show("");
  expect([form(), state()]).toEqual([null, "loading"]);
  view.come();
  await expect.poll(() => getText("p")).toContain("open the link in the email");
  expect(form()).toBeNull();
});

it("removes the page's form, also one parsed later, and restores it after removal", async () => {
  const plain = '<form id="plain"><input type="password" name="plain"></form>';
  const reading = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  await show();
  await expect.poll(form).not.toBeNull();
  host().insertAdjacentHTML("beforeend", plain);
  await expect.poll(() => host().querySelector("#plain")).toBeNull();
  reading.mockRestore();
  const gone = host();
  gone.remove();
  await expect.poll(() => gone.querySelector("#plain")).not.toBeNull();
  expect(gone.querySelectorAll("form")).toHaveLength(1);
});

it.each([
  ["of the address", "?token=abc", ""],
  ["of the tag", "", 'token="abc"'],
])(
  "submits natively with the token %s when React fails to load (beyond-85)",
  async (_, query, attributes) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await show(query, attributes);
    await expect.poll(form).not.toBeNull();
    view.fail();
    await expect.poll(state).toBe("error");
    view.hold(); // It is asked for once more.
    for (const name of ["password", "confirm"]) await userEvent.fill(field(name), PASSWORD);
    await userEvent.keyboard("{Enter}");
    expect(natively).toEqual([]);
    view.fail();
    await expect
      .poll(() => natively)
      .toEqual([["/reset-password", { password: PASSWORD, confirm: PASSWORD, token: "abc" }]]);
  },
);

const PLAIN =
  '<form id="plain" action="/plain"><input type="password" name="password"><input type="password" name="confirm"></form>';
const plain = (name: string) => host().querySelector<HTMLInputElement>(`#plain [name=${name}]`);

it("shows the template's own form with the typed text and the focus when React fails to load (beyond-85)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await show("?token=abc", "", PLAIN);
  await expect.poll(form).not.toBeNull();
  await userEvent.fill(field("password"), PASSWORD);
  field("confirm").focus();
  view.fail();
  await expect.poll(() => document.activeElement === plain("confirm")).toBe(true);
  expect([state(), form(), plain("password")?.value]).toEqual(["error", null, PASSWORD]);
  expect(natively).toEqual([]);
});

it("submits by the template's own form when React fails to load after a submission (beyond-85)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await show("?token=abc", "", PLAIN);
  await expect.poll(form).not.toBeNull();
  await userEvent.fill(field("password"), PASSWORD);
  await userEvent.fill(field("confirm"), PASSWORD);
  await userEvent.keyboard("{Enter}");
  view.fail();
  await expect.poll(() => natively).toEqual([["/plain", { password: PASSWORD, confirm: PASSWORD }]]);
  expect(sent.filter(({ method }) => method !== "HEAD")).toEqual([]);
});

it("takes over the text and the focus of the template's own form when React loads late (beyond-85)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await show("?token=abc", "", PLAIN);
  view.fail();
  await expect.poll(() => plain("password")?.checkVisibility()).toBe(true);
  await userEvent.fill(plain("password") as HTMLInputElement, PASSWORD);
  plain("confirm")?.focus();
  view.hold();
  view.come();
  await (host() as HTMLElement & { showView(): Promise<void> }).showView();
  await viewIsThere();
  await expect.poll(() => document.activeElement === field("confirm")).toBe(true);
  expect(field("password").value).toBe(PASSWORD);
});
