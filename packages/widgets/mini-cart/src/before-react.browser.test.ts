import { registerHeld } from "@quire/conformance/held-view";
import { newPage } from "@quire/conformance/new-page";
import { cartStore } from "@quire/services/cart";
import { sessionStore } from "@quire/services/session";
import { createFakeBackend } from "@quire/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { EBOOK, forgetCart, getScenarioWith, type Sold } from "../test/cart.js";
import { miniCart } from "./element.js";

/** Settles the server's response about the cart. */
let answers = Promise.withResolvers<void>();

// The mini-cart itself, whose view waits for the test.
const view = registerHeld(miniCart, "held-cart");

const host = () => document.querySelector("quire-held-cart") as HTMLElement;
const part = (name: string) => host().shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null;
const focused = () => host().shadowRoot?.activeElement;
const box = () => JSON.stringify([part("panel"), part("cart")].map((one) => one?.getBoundingClientRect()));
const places = () => host().shadowRoot?.querySelectorAll('[part="place"]').length;

function open(lines: readonly Sold[], html = "<quire-held-cart></quire-held-cart>") {
  const faults = [{ call: "shoppingCart", until: answers.promise, times: Infinity }] as const;
  vi.stubGlobal("fetch", createFakeBackend({ ...getScenarioWith(...lines), faults }).fetch);
  forgetCart();
  document.body.innerHTML = html;
}

async function press(): Promise<HTMLElement> {
  part("button")?.click();
  await expect.poll(() => part("empty")).not.toBeNull();
  return part("cart") as HTMLElement;
}

async function mount(): Promise<void> {
  view.come();
  await expect.poll(() => host().dataset.state).not.toBe("loading");
}

beforeEach(() => {
  newPage();
  view.hold();
  answers = Promise.withResolvers();
  sessionStore().setState({ status: "anonymous" }, true);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("shows the empty cart before React and before the answer; React hydrates it (beyond-107)", async () => {
  open([]);
  const warnings = vi.spyOn(console, "warn");
  const view = await press();
  expect(view.textContent).toBe("Your Shopping Cart is empty.Visit Our Store");
  expect(view.checkVisibility()).toBe(true);
  expect([part("busy")?.checkVisibility(), places()]).toEqual([false, 0]);
  await Promise.all(
    part("panel")
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  );
  const before = box();
  await mount();
  expect(part("cart")).toBe(view);
  expect(host().dataset.state).toBe("empty");
  answers.resolve();
  await expect.poll(() => cartStore().getState().status).toBe("ready");
  expect(part("cart")).toBe(view);
  expect(box()).toBe(before);
  expect(warnings).not.toHaveBeenCalled();
});

it("reads from the heading by keyboard, and keeps the focus on the link when React loads (beyond-107)", async () => {
  open([]);
  part("button")?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => part("empty")).not.toBeNull();
  expect(focused()).toBe(part("title"));
  await userEvent.tab();
  await userEvent.tab();
  const link = part("action");
  expect(focused()).toBe(link);
  await mount();
  expect(focused()).toBe(link);
  expect(part("action")).toBe(link);
});

it("follows the link at once, and reports it to analytics once (beyond-107)", async () => {
  open([], '<quire-held-cart store-href="#books"></quire-held-cart>');
  const events: unknown[] = [];
  const record = (event: Event) => events.push((event as CustomEvent).detail);
  document.body.addEventListener("mini-cart-interaction", record);
  await press();
  part("action")?.click();
  expect(location.hash).toBe("#books");
  expect(events).toEqual([{ action: "open" }, { action: "visit-store" }]);
  await mount();
  part("action")?.click();
  expect(events).toHaveLength(3);
  document.body.removeEventListener("mini-cart-interaction", record);
  history.replaceState(null, "", location.pathname + location.search);
});

it("shows the server's lines and moves the focus from the removed link to the heading (beyond-107)", async () => {
  open([EBOOK]);
  await press();
  part("action")?.focus();
  await mount();
  expect(part("empty")).not.toBeNull();
  answers.resolve();
  await expect.poll(() => part("item")?.checkVisibility()).toBe(true);
  expect(part("empty")).toBeNull();
  expect(focused()).toBe(part("title"));
});

it("waits for items that another tab added before React (beyond-107)", async () => {
  open([EBOOK]);
  const warnings = vi.spyOn(console, "warn");
  await press();
  part("action")?.focus();
  cartStore().setState({ summary: { count: 1, total: null, modifiedTime: null } });
  expect([part("empty"), places(), focused()]).toEqual([null, 2, part("title")]);
  answers.resolve();
  await mount();
  await expect.poll(() => part("item")?.checkVisibility()).toBe(true);
  expect(warnings).not.toHaveBeenCalled();
});

it("shows the empty cart only once the current user is known to be a guest (beyond-107)", async () => {
  sessionStore().setState({ status: "unknown" }, true);
  open([]);
  part("button")?.click();
  expect(places()).toBe(1);
  expect(part("empty")).toBeNull();
  sessionStore().setState({ status: "anonymous" }, true);
  await expect.poll(() => part("empty")?.checkVisibility()).toBe(true);
  expect(places()).toBe(0);
});

it("shows the empty cart again when reopened after it was closed before React (beyond-107)", async () => {
  open([]);
  await press();
  await userEvent.keyboard("{Escape}");
  expect(host().hasAttribute("open")).toBe(false);
  await press();
  expect(part("empty")?.checkVisibility()).toBe(true);
});

it("shows the current cart when the removed widget returns before React (beyond-107)", async () => {
  open([EBOOK]);
  await press();
  const cart = host();
  cart.remove();
  await expect.poll(() => cart.hasAttribute("open")).toBe(false);
  cartStore().setState({ summary: { count: 1, total: null, modifiedTime: null } });
  document.body.append(cart);
  part("button")?.click();
  expect([part("empty"), places()]).toEqual([null, 2]);
});

it("still shows the empty cart, with a retry above, when the view fails to load", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  open([]);
  await press();
  view.fail();
  await expect.poll(() => host().dataset.state).toBe("error");
  expect(part("empty")?.checkVisibility()).toBe(true);
  expect(part("retry")?.checkVisibility()).toBe(true);
});
