import { registerHeld } from "@quire/conformance/held-view";
import { messagesReady } from "@quire/core";
import { loadSession, sessionStore } from "@quire/services/session";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, calls, credentials, known, rest, wentTo } from "../test/paywall-page.js";
import { paywall } from "./element.js";

// The paywall itself, whose view waits for the test.
const view = registerHeld(paywall, "held-paywall");

const host = () => document.querySelector("quire-held-paywall") as HTMLElement;
const field = (name: string) => host().querySelector(`[name=${name}]`) as HTMLInputElement;
const card = () => host().querySelector(".quire-card");
const part = (name: string) => host().shadowRoot?.querySelector(`[part="${name}"]`);
const access = () => host().dataset.access;
const state = () => host().dataset.state;
const link = (name: string) => page.getByRole("link", { name, exact: true });

const MARKUP = `
  <quire-held-paywall content="#rest" goal="reading" for="subscribers">
    <form id="plain"><input type="email" name="username"></form>
    <p slot="price">9 a month</p>
  </quire-held-paywall>
  <article id="rest" hidden>The rest of the article.</article>`;

async function shut(attributes: Readonly<Record<string, string>> = {}, markup = MARKUP): Promise<void> {
  view.hold();
  document.body.innerHTML = markup;
  for (const [name, value] of Object.entries(attributes)) host().setAttribute(name, value);
  await loadSession();
  await messagesReady();
}

async function mount(): Promise<void> {
  view.come();
  await expect.poll(access).not.toBe(undefined);
  // The view alone takes the browser's own judging away.
  await expect.poll(() => host().querySelector("form")?.noValidate).toBe(true);
}

it("shows guests the offer and the card before React, which hydrates it (beyond-84)", async () => {
  await shut();
  await expect.poll(card).not.toBeNull();
  const [before, heading] = [card(), part("heading")];
  expect([access(), state()]).toEqual(["closed", "ready"]);
  expect(heading?.textContent).toBe("Subscribe to keep reading");
  expect(host().querySelector("p[slot=price]")?.checkVisibility()).toBe(true);
  expect(card()?.checkVisibility()).toBe(false);
  await link("Sign in").click();
  expect(document.activeElement).toBe(field("username"));
  await expect.element(page.getByRole("button", { name: "Continue reading" })).toBeVisible();
  const box = JSON.stringify(before?.getBoundingClientRect());
  await mount();
  expect(card()).toBe(before);
  expect(part("heading")).toBe(heading);
  expect(JSON.stringify(before?.getBoundingClientRect())).toBe(box);
  expect([access(), state()]).toEqual(["closed", "ready"]);
});

it("keeps the typed text and caret when React loads, and signs in once (beyond-84)", async () => {
  answers["/authenticate"] = { body: { authenticated: true } };
  await shut();
  await expect.poll(card).not.toBeNull();
  await link("Sign in").click();
  const [username, password] = [field("username"), field("password")];
  username.focus();
  await userEvent.keyboard(`${credentials.username}{Tab}${credentials.password}`);
  answers["/api/user/profile"] = known({ status: "subscribers" });
  await userEvent.keyboard("{Enter}");
  expect(calls("/authenticate")).toEqual([]);
  expect(document.activeElement).toBe(password);
  expect(username.isConnected).toBe(true);
  view.come();
  await expect.poll(access).toBe("open");
  expect(rest()?.hidden).toBe(false);
  expect(calls("/authenticate")).toHaveLength(1);
  await expect.poll(() => document.activeElement).toBe(rest());
});

it("follows a link to another card, clicked before React, once React loads (beyond-84)", async () => {
  await shut();
  await link("Sign in").click();
  await link("Create an account").click();
  view.come();
  await expect.element(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
});

it("shows the register card with React after an early press on 'Create account' (beyond-84)", async () => {
  await shut({ for: "registered" });
  await link("Create account").click();
  view.come();
  await expect.element(page.getByRole("heading", { name: "Create an account", exact: true })).toBeVisible();
  await expect.poll(() => document.activeElement === field("firstName")).toBe(true);
});

it("stays hidden while the user is unknown or has access (beyond-84)", async () => {
  answers["/api/user/profile"] = known({ status: "subscribers" });
  view.hold();
  document.body.innerHTML = MARKUP;
  expect([card(), access(), state()]).toEqual([null, undefined, "loading"]);
  await loadSession();
  await expect.poll(access).toBe("open");
  expect(card()).toBeNull();
});

it("disappears when the user signs in elsewhere before React (beyond-84)", async () => {
  await shut();
  await expect.poll(card).not.toBeNull();
  answers["/api/user/profile"] = known({ status: "subscribers" });
  sessionStore().setState({ status: "unknown" }, true);
  expect([card(), access(), state()]).toEqual([null, undefined, "loading"]);
  expect(part("why")?.childElementCount).toBe(0);
  expect(host().querySelector("#plain")).not.toBeNull();
  await loadSession();
  const warnings = vi.spyOn(console, "warn");
  view.come();
  await expect.poll(access).toBe("open");
  expect(card()).toBeNull();
  expect(warnings).not.toHaveBeenCalled();
});

it("shows another card only with React when the attribute changes", async () => {
  await shut({ gift: "", card: "register" });
  expect([card(), access()]).toEqual([null, undefined]);
  host().setAttribute("card", "sign-in");
  await mount();
  await expect.element(page.getByRole("button", { name: "On to recipient" })).toBeVisible();
});

it("shows one form at a time, and the template's form after the widget is removed", async () => {
  await shut();
  await expect.poll(card).not.toBeNull();
  expect(host().querySelectorAll("form")).toHaveLength(1);
  const gone = host();
  await mount();
  expect(gone.querySelector("#plain")).toBeNull();
  gone.remove();
  await expect.poll(() => gone.querySelector("#plain")).not.toBeNull();
});

it("shows the template's form, with the typed text, when React fails to load", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await shut();
  await expect.poll(card).not.toBeNull();
  await link("Sign in").click();
  await userEvent.fill(field("username"), credentials.username);
  view.fail();
  await expect.poll(state).toBe("error");
  expect(card()).toBeNull();
  await expect.element(page.elementLocator(field("username"))).toBeVisible();
  expect(field("username").value).toBe(credentials.username);
});

it("keeps the card and its links when React fails to load without a template form (beyond-84)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await shut({}, MARKUP.replace(/<form.*form>/, ""));
  await expect.poll(card).not.toBeNull();
  await link("Sign in").click();
  const before = card();
  view.fail();
  await expect.poll(state).toBe("error");
  expect(card()).toBe(before);
  expect([access(), part("heading")?.textContent]).toEqual(["closed", "Subscribe to keep reading"]);
  await link("Create an account").click();
  await expect.poll(() => wentTo).toEqual(["/register"]);
});
