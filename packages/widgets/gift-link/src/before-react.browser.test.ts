import { registerHeld } from "@quire/conformance/held-view";
import { newPage } from "@quire/conformance/new-page";
import { messagesReady, runtime } from "@quire/core";
import { createFakeBackend, type FakeBackend } from "@quire/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { giftLink } from "./element.js";

let backend: FakeBackend;

// The widget itself. The test decides when its view loads.
const view = registerHeld(giftLink, "held-gift");

const host = () => document.querySelector("quire-held-gift") as HTMLElement & { showView(): Promise<void> };
const inside = (selector: string) => host().shadowRoot?.querySelector<HTMLElement>(selector);
const elements = () => [...(inside("[part=gift]")?.querySelectorAll("*") ?? [])];
const button = () => page.getByRole("button", { name: "Gift this article" });
const link = () => page.getByRole("textbox", { name: "Gift link" });
/** Returns the requests that give an article. */
const getGiftCalls = () => backend.requests("POST", "/api/article-gift/give-gift").map(({ body }) => body);
/** Waits for the view, which alone creates the store of gifts. */
const viewIsThere = () => expect.poll(() => runtime().shared.has("gift-link-intent")).toBe(true);

beforeEach(() => {
  view.hold();
  newPage();
  localStorage.clear();
  sessionStorage.clear();
  backend = createFakeBackend({ user: {} });
  vi.stubGlobal("fetch", backend.fetch);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(content = ""): Promise<void> {
  document.body.innerHTML = `<quire-held-gift url="/2026/11/strategy">${content}</quire-held-gift>`;
  await messagesReady();
  await expect.poll(() => inside("button")?.checkVisibility()).toBe(true);
}

it("shows the button before React loads, which hydrates each element (beyond-114)", async () => {
  await show("<a href='/gifts'>Gifts</a>");
  const before = elements();
  const boxes = () => JSON.stringify(before.map((one) => one.getBoundingClientRect()));
  const stood = boxes();
  inside("button")?.focus();
  expect([host().dataset.state, host().querySelector("a")?.checkVisibility()]).toEqual(["ready", false]);
  expect(inside("[part=note]")?.textContent).toBe("Anyone with the link can read this article.");
  view.come();
  await viewIsThere();
  expect(elements()).toEqual(before);
  expect([host().dataset.state, boxes()]).toEqual(["ready", stood]);
  expect(host().shadowRoot?.activeElement).toBe(inside("button"));
});

it("keeps a click before React loads, shows it as busy, and creates one gift (beyond-114)", async () => {
  await show();
  await userEvent.dblClick(button());
  expect([inside("button")?.ariaBusy, getGiftCalls()]).toEqual(["true", []]);
  view.come();
  await expect.element(link()).toBeVisible();
  expect(getGiftCalls()).toEqual([{ url: `${location.origin}/2026/11/strategy` }]);
});

it("shows an error if React fails to load, and runs the click once it loads (beyond-114)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await show();
  await button().click();
  view.fail();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect([host().dataset.state, inside("[part=gift]"), getGiftCalls()]).toEqual(["error", null, []]);
  view.hold();
  view.come();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(link()).toBeVisible();
  expect(getGiftCalls()).toHaveLength(1);
});

it("shows the page's own content again if React fails to load (beyond-114)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await show("<a href='/gifts'>Gifts</a>");
  view.fail();
  await expect.poll(() => host().querySelector("a")?.checkVisibility()).toBe(true);
  expect(inside("[part=gift]")).toBeNull();
});

it("starts another gift link with its view once the gifts are loaded (beyond-114)", async () => {
  await show();
  view.come();
  await viewIsThere();
  view.hold();
  document.body.innerHTML = "<quire-held-gift></quire-held-gift>";
  await messagesReady();
  expect([host().dataset.state, inside("button")]).toEqual(["loading", null]);
  view.come();
  await expect.poll(() => inside("button")?.checkVisibility()).toBe(true);
});
