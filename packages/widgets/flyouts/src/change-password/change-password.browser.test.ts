import { OPEN_OVERLAY } from "@quire/core";
import { configure } from "@quire/services/configuration";
import { sessionStore } from "@quire/services/session";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/change-password-flyout.js";
import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { appears, expectAfter, holdTime, rendered } from "@quire/conformance/held-time";
import { confirmation, field, fill, getError, type Opened, openFlyout } from "../../test/open-flyout.js";

const PASSWORD = "/api/user/password";
const profile = { "/api/user/profile": { body: { id: "7", emailAddress: "reader@quire.test" } } };
const good = { current: "Reader#2026", password: "Quire#2027!", confirm: "Quire#2027!" };

let sent: Sent[];
const serve = (answers: Answers) => vi.stubGlobal("fetch", answer({ ...profile, ...answers }, sent));
const open = () => openFlyout("change-password-flyout", "form");
const submit = () => page.getByRole("button", { name: "Change password" });
const sentTo = (path: string) => sent.filter((one) => one.path === path);

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  localStorage.clear();
  sessionStore().setState({ status: "unknown" }, true);
  configure({ customerService: { phone: "+1 800 555 0142" } });
  serve({ [PASSWORD]: {} });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const said = (role = "alert") =>
  document.querySelector(`[data-quire-ui] [role="${role}"]`)?.textContent ?? "";

it("removes the template's plain form while its own form is shown, and restores it afterwards", async () => {
  const host = document.createElement("quire-change-password-flyout");
  host.innerHTML = '<form><input name="plain"><input type="password" name="plain-password"></form>';
  host.setAttribute("open", "");
  document.body.append(host);
  await expect.poll(() => host.querySelector("[data-quire-ui] form")).not.toBeNull();
  await expect.poll(() => document.querySelector('[name="plain"]')).toBeNull();
  expect(document.querySelectorAll('[type="password"]')).toHaveLength(3);
  host.remove();
  await expect.poll(() => host.querySelector('[name="plain"]')).not.toBeNull();
});

it.each([
  [900, false],
  [460, true],
])(
  "is centred only where the window cuts it off, at a height of %i px (beyond-334)",
  async (height, isCentred) => {
    await page.viewport(1000, height);
    const { dialog: panel } = await open();
    await rendered();
    await expect.poll(() => panel.hasAttribute("data-centred")).toBe(isCentred);
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    expect([top >= 0, bottom <= height]).toEqual([true, true]);
    if (isCentred) expect(Math.abs(left - (1000 - right))).toBeLessThan(2);
    await page.viewport(1000, 800);
  },
);

it.each([
  ["above", { top: "620px" }, 940],
  ["to the right of", { top: "300px" }, 620],
  ["to the left of", { top: "300px", right: "0" }, 620],
])("opens %s its trigger where it does not fit below (beyond-334)", async (side, place, height) => {
  await page.viewport(1100, height);
  onTestFinished(() => page.viewport(1000, 800));
  const style = document.createElement("style");
  const css = Object.entries(place).map(([name, value]) => `${name}: ${value}`);
  style.textContent = `body > button { position: fixed; ${css.join("; ")} }`;
  document.head.append(style);
  onTestFinished(() => style.remove());
  const { dialog: panel, trigger } = await open();
  await expect.poll(() => panel.hasAttribute("data-aside")).toBe(true);
  await rendered();
  expect(panel.scrollHeight - panel.clientHeight).toBeLessThanOrEqual(1);
  const [box, anchor] = [panel.getBoundingClientRect(), trigger.getBoundingClientRect()];
  const gap = { above: anchor.top - box.bottom, "to the right of": box.left - anchor.right };
  const distance = side in gap ? gap[side as keyof typeof gap] : anchor.left - box.right;
  // The panel's height is measured in whole pixels.
  expect(Math.abs(distance - 8)).toBeLessThan(2);
  expect([box.top >= 0, box.bottom <= height]).toEqual([true, true]);
});

it("changes the password by keyboard, and shows 'Password successfully changed.' (accounts-8.24)", async () => {
  const flyout = await open();
  const changed = vi.fn();
  flyout.host.addEventListener("quire-password-changed", changed);
  await expect.poll(() => document.activeElement === field("current")).toBe(true);
  await userEvent.keyboard("Reader#2026{Tab}{Tab}Quire#2027!{Tab}{Tab}Quire#2027!{Enter}");
  await expect.poll(() => confirmation(flyout)).toBe("Password successfully changed.");
  expect(sentTo(PASSWORD).map(({ body }) => JSON.parse(body))).toEqual([
    { current: "Reader#2026", password: "Quire#2027!" },
  ]);
  expect(changed).toHaveBeenCalledTimes(1);
});

it("closes 2 s after its confirmation, and returns focus to its trigger", async () => {
  const flyout = await open();
  await fill(good);
  holdTime();
  await userEvent.keyboard("{Enter}");
  await appears(() => confirmation(flyout) === "Password successfully changed.");
  await expectAfter(2_000, () => !flyout.dialog.open);
  expect(document.activeElement).toBe(flyout.trigger);
});

it("keeps no password after the change", async () => {
  const flyout = await open();
  await fill(good);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => flyout.dialog.open).toBe(false);
  await expect
    .poll(() => ["current", "password", "confirm"].map((name) => field(name).value))
    .toEqual(["", "", ""]);
});

const CLOSES: Record<string, (flyout: Opened) => void> = {
  Escape: () =>
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })),
  "a press on the page": () =>
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })),
  "its button": ({ dialog }) => dialog.querySelector<HTMLElement>('[part="close"]')?.click(),
  "its attribute": ({ host }) => host.removeAttribute("open"),
};

it.each(Object.entries(CLOSES))("drops typed passwords when %s closes it (beyond-216)", async (_, close) => {
  const flyout = await open();
  await fill(good);
  close(flyout);
  await expect.poll(() => flyout.dialog.open).toBe(false);
  flyout.host.toggleAttribute("open", true);
  await expect
    .poll(() => ["current", "password", "confirm"].map((name) => field(name).value))
    .toEqual(["", "", ""]);
});

it("shows 'Current Password is required' and 'New Password is required' for empty fields (accounts-5.14)", async () => {
  await open();
  await userEvent.click(submit());
  expect(getError("current")).toBe("Current Password is required");
  expect(getError("password")).toBe("New Password is required");
  expect(document.activeElement).toBe(field("current"));
  expect(sentTo(PASSWORD)).toEqual([]);
});

it("shows 'New Password and Confirm Password do not match', even if the first is edited last (accounts-5.14)", async () => {
  await open();
  await fill(good);
  await fill({ password: "Quire#2028!", current: "Reader#2026" });
  await expect.poll(() => getError("confirm")).toBe("New Password and Confirm Password do not match");
  await fill({ confirm: "Quire#2028!" });
  await expect.poll(() => getError("confirm")).toBeUndefined();
});

it("applies the shared policy of 10 characters to the new password (accounts-5.14)", async () => {
  await open();
  await fill({ current: "x", password: "Quire#202", confirm: "Quire#202" });
  expect(getError("password")).toBe(
    "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least 10 characters long",
  );
  const rules = [...document.querySelectorAll<HTMLElement>(".quire-checklist > li")];
  expect(rules.map(({ dataset, firstChild }) => [firstChild?.textContent, dataset["met"]])).toEqual([
    ["At least 10 characters", "false"],
    ["One number", "true"],
    ["One lower case letter", "true"],
    ["One upper case letter", "true"],
    ["One of \u2068@ ! # $ % ^ & + =\u2069", "true"],
    ["No spaces", "true"],
  ]);
});

it("shows a server failure as 'Current Password is invalid' at that field, and loses nothing typed (accounts-8.23)", async () => {
  serve({
    [PASSWORD]: { status: 400, body: { errors: [{ field: "current", code: "wrong", message: "no" }] } },
  });
  await open();
  await fill(good);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => getError("current")).toBe("Current Password is invalid");
  expect(document.activeElement).toBe(field("current"));
  expect(field("confirm").value).toBe(good.confirm);
});

it.each([
  ["too short, <b>friend</b>", "too short, <b>friend</b>"],
  ["", "This password cannot be used. Please choose another one."],
])("shows the server's message unchanged for a refused new password: %j", async (message, shown) => {
  serve({ [PASSWORD]: { status: 400, body: { errors: [{ field: "password", code: "x", message }] } } });
  await open();
  await fill(good);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => getError("password")).toBe(shown);
});

it("shows the generic message with its contacts if the network fails (accounts-8.25)", async () => {
  serve({});
  vi.stubGlobal("fetch", (input: RequestInfo | URL, options?: RequestInit) => {
    const { url } = new Request(input, options);
    return url.endsWith(PASSWORD)
      ? Promise.reject(new TypeError("network"))
      : answer(profile)(input, options);
  });
  await open();
  await fill(good);
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => said())
    .toMatch(
      /^We are sorry\. We are unable to process your request at this time\. Customer Service is available 24\/7\./,
    );
  await expect.poll(() => said()).toMatch(/\+1 800 555 0142/);
});

it("shows an alert after a timeout and keeps the input (robustness-18)", async () => {
  serve({ [PASSWORD]: "never" });
  await open();
  configure({ timeout: 150 });
  await fill(good);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => said()).toMatch(/^We are sorry\./);
  expect([field("current"), field("password"), field("confirm")].map(({ value }) => value)).toEqual(
    Object.values(good),
  );
  await expect.element(submit()).toBeEnabled();
  configure({ timeout: 10_000 });
});

it("clears the form when the user changes (robustness-39)", async () => {
  await open();
  await fill(good);
  const user = { id: "8", emailAddress: "next@quire.test" };
  // This sets the state as the session service does. The test does not need the other fields.
  sessionStore().setState({ status: "known", user } as never, true);
  await expect.poll(() => field("username").value).toBe("next@quire.test");
  expect([field("current"), field("password"), field("confirm")].map(({ value }) => value)).toEqual([
    "",
    "",
    "",
  ]);
});

it("sends one request on Enter and a click, with a busy button (robustness-40)", async () => {
  serve({ [PASSWORD]: "never" });
  await open();
  await fill(good);
  await userEvent.keyboard("{Enter}");
  submit()
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await expect.element(submit()).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => sentTo(PASSWORD)).not.toHaveLength(0);
  submit()
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await rendered(); // A click has sent its request by now.
  expect(sentTo(PASSWORD)).toHaveLength(1);
});

it("has autocomplete tokens for a change of password, and a hidden username", async () => {
  await open();
  expect(field("username").value).toBe("reader@quire.test");
  expect(field("username").checkVisibility()).toBe(false);
  const tokens = ["username", "current", "password", "confirm"].map((name) => field(name).autocomplete);
  expect(tokens).toEqual(["username", "current-password", "new-password", "new-password"]);
  expect(document.querySelector("form")?.method).toBe("post");
});

it("shows a guest 'To access this feature, please SIGN IN or REGISTER.'", async () => {
  vi.stubGlobal("fetch", answer({ "/api/user/profile": { status: 401 } }, sent));
  const { host } = await openFlyout("change-password-flyout", "a");
  expect(host.querySelector("p")?.textContent).toBe("To access this feature, please SIGN IN or REGISTER.");
  expect(host.querySelector("form")).toBeNull();
});

it("stores a guest's request, and opens sign-in or registration with its trigger", async () => {
  vi.stubGlobal("fetch", answer({ "/api/user/profile": { status: 401 } }, sent));
  const asked = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener(OPEN_OVERLAY, asked);
  for (const [words, mode] of [
    ["Sign in", "sign-in"],
    ["Create account", "registration"],
  ] as const) {
    const { host, trigger, dialog } = await openFlyout("change-password-flyout", "a");
    await userEvent.click(page.getByRole("link", { name: words }));
    expect(dialog.open).toBe(false);
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      detail: { name: "auth-modal", attributes: { mode }, trigger },
    });
    expect(JSON.parse(sessionStorage.getItem("quire:intent") ?? "")).toMatchObject({
      action: "open",
      data: { name: "change-password-flyout", attributes: {} },
    });
    trigger.remove();
    host.remove();
  }
  document.removeEventListener(OPEN_OVERLAY, asked);
});

it("replaces the prompt with the form after sign-in", async () => {
  vi.stubGlobal("fetch", answer({ "/api/user/profile": { status: 401 } }, sent));
  const { host } = await openFlyout("change-password-flyout", "a");
  const user = { id: "7", emailAddress: "ada@quire.test" };
  // This sets the state as the session service does. The test does not need the other fields.
  sessionStore().setState({ status: "known", user } as never, true);
  await expect.poll(() => host.querySelector("form")).not.toBeNull();
  expect(field("username").value).toBe("ada@quire.test");
});

it("shows an error with a retry when the user cannot be loaded", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let reachable = false;
  vi.stubGlobal("fetch", (input: RequestInfo | URL, options?: RequestInit) =>
    reachable ? answer(profile)(input, options) : Promise.resolve(new Response("", { status: 404 })),
  );
  const { host } = await openFlyout("change-password-flyout", "[role=alert]");
  expect(host.dataset.state).toBe("error");
  reachable = true;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.poll(() => host.dataset.state).toBe("ready");
  expect(field("current").value).toBe("");
});
