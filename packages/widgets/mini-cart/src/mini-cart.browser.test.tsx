import { cartLinesText } from "@quire/features/cart-lines";
import type { CartState } from "@quire/services/cart";
import { cartStore } from "@quire/services/cart";
import { undoStore } from "@quire/services/outbox";
import { createFakeBackend, type FakeBackend } from "@quire/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EBOOK, forgetCart, getScenarioWith, PAPERBACK, PERMISSION, type Sold } from "../test/cart.js";
import "./define.js";
import { text } from "./text.js";

const path = location.pathname;
let backend: FakeBackend;

beforeEach(() => {
  backend = createFakeBackend();
  vi.stubGlobal("fetch", backend.fetch);
  forgetCart();
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  history.replaceState(null, "", path);
});

const put = (...lines: Sold[]) => backend.reset(getScenarioWith(...lines));

function insert(html = "<quire-mini-cart></quire-mini-cart>"): HTMLElement {
  document.body.insertAdjacentHTML("beforeend", html);
  const host = document.querySelector<HTMLElement>("quire-mini-cart:last-of-type");
  if (!host) throw new Error("The test's markup has no mini-cart.");
  return host;
}

function part(host: HTMLElement, name: string): HTMLElement | null {
  return host.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null;
}

function parts(host: HTMLElement, name: string): HTMLElement[] {
  return Array.from(host.shadowRoot?.querySelectorAll<HTMLElement>(`[part~="${name}"]`) ?? []);
}

async function opened(state = "ready", html?: string): Promise<HTMLElement> {
  const host = insert(html);
  part(host, "button")?.click();
  await expect.poll(() => host.dataset.state).toBe(state);
  return host;
}

function setSummary(summary: CartState["summary"]): void {
  cartStore().setState({ summary });
}

const focused = (host: HTMLElement) => host.shadowRoot?.activeElement;
const removals = () => backend.requests("DELETE", "/api/shopping-cart");

it("shows the sum of quantities on its badge and in its label (content-2.53)", () => {
  setSummary({ count: 3, total: null, modifiedTime: null });
  const host = insert();
  expect(part(host, "badge")?.textContent).toBe("3");
  expect(part(host, "badge")?.checkVisibility()).toBe(true);
  expect(part(host, "button")?.ariaLabel).toBe("Cart, 3 items");
});

it.each([
  [999, "999"],
  [1_000, "999+"],
  [10_000, "999+"],
])("shows for %i the badge %s, and the full number in its label", (count, words) => {
  setSummary({ count, total: null, modifiedTime: null });
  const host = insert();
  expect(part(host, "badge")?.textContent).toBe(words);
  expect(part(host, "button")?.ariaLabel).toBe(`Cart, ${count} items`);
});

it("hides its badge at zero, and while the number is unknown (content-2.53)", () => {
  const host = insert();
  expect(part(host, "badge")?.checkVisibility()).toBe(false);
  expect(part(host, "button")?.ariaLabel).toBe("Cart");
  setSummary({ count: 0, total: null, modifiedTime: null });
  expect(part(host, "badge")?.checkVisibility()).toBe(false);
  expect(part(host, "button")?.ariaLabel).toBe("Cart, empty");
});

it("shows the current number after it was added to the page again", () => {
  const host = insert();
  host.remove();
  setSummary({ count: 12, total: null, modifiedTime: null });
  document.body.append(host);
  expect(part(host, "badge")?.textContent).toBe("12");
});

it("opens on the first click of its button, and closes on the second", async () => {
  put(EBOOK);
  const host = insert();
  const button = host.shadowRoot?.querySelector("button");
  button?.click();
  expect(part(host, "panel")?.checkVisibility()).toBe(true);
  expect(part(host, "title")?.textContent).toBe("Shopping cart");
  expect(part(host, "busy")?.checkVisibility()).toBe(true);
  expect(button?.ariaExpanded).toBe("true");
  await expect.poll(() => part(host, "busy")?.checkVisibility()).toBe(false);
  button?.click();
  expect(part(host, "panel")?.matches(":popover-open")).toBe(false);
  expect(button?.ariaExpanded).toBe("false");
});

it("focuses the heading when it opens by keyboard, and the button when it closes", async () => {
  put(EBOOK);
  const host = insert();
  part(host, "button")?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => focused(host) === part(host, "title")).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(focused(host)).toBe(part(host, "button"));
});

it("opens next to its button by the open attribute", async () => {
  await page.viewport(1000, 700); // In a narrower window it is a sheet.
  put(EBOOK);
  const host = insert('<quire-mini-cart open style="margin: 40px 300px"></quire-mini-cart>');
  await expect.poll(() => host.dataset.state).toBe("ready");
  const button = part(host, "button")?.getBoundingClientRect();
  const panel = () => part(host, "panel")?.getBoundingClientRect();
  await expect.poll(() => Math.round((panel()?.top ?? 0) - (button?.bottom ?? 0))).toBe(8);
  await page.viewport(414, 896);
});

it("shows items with name, link, quantity and line total, and the total (content-2.51)", async () => {
  put(PAPERBACK, PERMISSION);
  const host = await opened();
  const [first, second] = parts(host, "item").map((item) => item.textContent);
  expect(first).toContain("The Long Meeting");
  expect(first).toContain("Paperback · Quantity: 2");
  expect(first).toContain("$49.90");
  expect(second).toContain("Copyright Permissions · Quantity: 1");
  expect(second).toContain("$1,250.00");
  expect(part(host, "name")?.getAttribute("href")).toBe("/product/the-long-meeting/10215");
  expect(part(host, "total")?.textContent).toBe("$1,299.90");
  const viewCart = parts(host, "action").at(-1);
  expect([viewCart?.textContent, viewCart?.getAttribute("href")]).toEqual(["View Cart", "/shopping-cart"]);
});

it("links to the checkout first if that has a safe address", async () => {
  put(EBOOK);
  const host = await opened();
  const actions = () => parts(host, "action").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(actions()).toEqual([
    ["Checkout", "/shipping-payment"],
    ["View Cart", "/shopping-cart"],
  ]);
  for (const href of ["", "javascript:alert(1)"]) {
    host.setAttribute("checkout-href", href);
    await expect.poll(() => actions()).toEqual([["View Cart", "/shopping-cart"]]);
  }
});

it("shows that it is empty, and links to the store (content-2.52)", async () => {
  const host = await opened("empty");
  expect(part(host, "empty")?.textContent).toBe("Your Shopping Cart is empty.");
  expect(part(host, "action")?.textContent).toBe("Visit Our Store");
  expect(part(host, "action")?.getAttribute("href")).toBe("/store");
  expect(part(host, "total")).toBeNull();
});

it("shows markup of the API literally (robustness-7)", async () => {
  put({ ...EBOOK, title: "<img src=x onerror=alert(1)>", format: "<b>eBook</b>" });
  const host = await opened();
  expect(part(host, "name")?.textContent).toBe("<img src=x onerror=alert(1)>");
  expect(part(host, "details")?.textContent).toContain("<b>eBook</b>");
});

it("renders no unsafe address (robustness-8)", async () => {
  put({ ...EBOOK, url: "javascript:alert(1)", image: "data:text/html,x" });
  const html = `<quire-mini-cart cart-href=" javascript:alert(1)"></quire-mini-cart>`;
  const host = await opened("ready", html);
  expect(part(host, "name")?.hasAttribute("href")).toBe(false);
  expect(part(host, "image")).toBeNull();
  expect(parts(host, "action").at(-1)?.getAttribute("href")).toBe("/shopping-cart");
});

it("removes a line, announces it, offers Undo, and moves the focus to the next line", async () => {
  put(PAPERBACK, PERMISSION, EBOOK);
  const host = await opened();
  const details: unknown[] = [];
  host.addEventListener("quire-item-removed", (event) => details.push((event as CustomEvent).detail));
  const remove = parts(host, "remove")[1];
  expect(remove?.ariaLabel).toBe("Remove Pricing in Thin Markets");
  remove?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => parts(host, "item").length).toBe(2);
  expect(focused(host)?.ariaLabel).toBe(`Remove ${EBOOK.title}`);
  expect(details).toMatchObject([{ productId: "R2101", quantity: 1, count: 3 }]);
  const offer = () => undoStore().getState().offer;
  await expect.poll(() => offer()?.message).toBe("Pricing in Thin Markets was removed.");
  expect(part(host, "badge")?.textContent).toBe("3");
  await offer()?.undo();
  const items = [{ productId: "R2101", quantity: 1, restored: true }];
  await expect.poll(() => backend.requests("POST").map(({ body }) => body)).toMatchObject([{ items }]);
});

it("moves the focus to the store's link when the last line is removed", async () => {
  put(EBOOK);
  const host = await opened();
  part(host, "remove")?.focus();
  part(host, "remove")?.click();
  await expect.poll(() => host.dataset.state).toBe("empty");
  expect(focused(host)).toBe(part(host, "action"));
  expect(part(host, "badge")?.checkVisibility()).toBe(false);
});

it("keeps the focus where the user has moved it meanwhile", async () => {
  put(PAPERBACK, EBOOK);
  const host = await opened();
  part(host, "remove")?.click();
  part(host, "action")?.focus();
  await expect.poll(() => parts(host, "item").length).toBeLessThan(2);
  expect(focused(host)).toBe(part(host, "action"));
});

it("opens once on a double click of its button, and closes on the next click (beyond-112)", async () => {
  put(EBOOK);
  const host = await opened();
  const button = part(host, "button") as HTMLElement;
  button.click();
  expect(button.ariaExpanded).toBe("false");
  await userEvent.dblClick(button);
  expect(button.ariaExpanded).toBe("true");
  await userEvent.click(button);
  expect(button.ariaExpanded).toBe("false");
});

it("sends one removal on a double click (robustness-40)", async () => {
  put(PAPERBACK, EBOOK);
  const host = await opened();
  part(host, "remove")?.click();
  part(host, "remove")?.click();
  await expect.poll(() => parts(host, "item").length).toBeLessThan(2);
  expect(removals().length).toBe(1);
});

it("keeps a line that could not be removed, and retries with the same key", async () => {
  put(EBOOK);
  backend.fault({ call: "removeFromShoppingCart", status: 500, body: { message: "Out of order." } });
  const host = await opened();
  part(host, "remove")?.click();
  await expect.poll(() => part(host, "item-problem")?.textContent).toBe(text("removeFailed"));
  expect(part(host, "item-problem")?.role).toBe("alert");
  part(host, "remove")?.click();
  await expect.poll(() => host.dataset.state).toBe("empty");
  const keys = removals().map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

it("shows an error when the cart fails to load, and loads it on retry", async () => {
  put(EBOOK);
  const mend = backend.fault({ status: 404, body: {}, times: Infinity });
  const host = await opened("error");
  expect(part(host, "problem")?.textContent).toBe(cartLinesText("failed"));
  expect(part(host, "action")?.textContent).toBe("View Cart");
  mend();
  part(host, "retry")?.click();
  await expect.poll(() => host.dataset.state).toBe("ready");
  expect(focused(host)).toBe(part(host, "title"));
});

it("keeps the known lines when an update fails", async () => {
  put(EBOOK);
  const host = await opened();
  const error = { code: "request/offline" } as CartState["error"];
  cartStore().setState({ status: "failed", error });
  await expect.poll(() => part(host, "stale")?.textContent).toBe(cartLinesText("stale"));
  expect(parts(host, "item").length).toBe(1);
});

it("reports its use to the page's analytics, but not in the checkout (content-7.27)", async () => {
  const actions: unknown[] = [];
  const listen = (event: Event) => actions.push((event as CustomEvent).detail);
  document.body.addEventListener("mini-cart-interaction", listen);
  const host = await opened("empty");
  part(host, "action")?.addEventListener("click", (event) => event.preventDefault());
  part(host, "action")?.click();
  expect(actions).toEqual([{ action: "open" }, { action: "visit-store" }]);
  history.replaceState(null, "", "/review-order");
  part(host, "button")?.click();
  part(host, "button")?.click();
  expect(actions.length).toBe(2);
  document.body.removeEventListener("mini-cart-interaction", listen);
});

it("reserves the height of an empty cart until the response arrives", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  put();
  backend.fault({ until: promise, times: Infinity });
  const host = insert();
  part(host, "button")?.click();
  await expect.poll(() => parts(host, "place")).not.toHaveLength(0);
  expect(parts(host, "place")).toHaveLength(1);
  const before = part(host, "panel")?.getBoundingClientRect().height;
  resolve();
  await expect.poll(() => host.dataset.state).toBe("empty");
  await expect.poll(() => parts(host, "place")).toHaveLength(0);
  expect(part(host, "panel")?.getBoundingClientRect().height).toBe(before);
});

it.each([
  [1, 2],
  [2, 3],
  [30, 3],
])("with %i on the badge, reserves space for the first lines and the footer: %i places", (count, places) => {
  backend.fault({ hang: true, times: Infinity });
  setSummary({ count, total: null, modifiedTime: null });
  const host = insert();
  part(host, "button")?.click();
  expect(parts(host, "place")).toHaveLength(places);
});
