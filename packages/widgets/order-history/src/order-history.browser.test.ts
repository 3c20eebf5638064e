import { newReader, startSession, stayAfterSignIn } from "@quire/services/session";
import { createFakeBackend, type FakeBackend, type FakeBackendOptions } from "@quire/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Order, openPage, order, orders } from "../test/orders.js";
import "./define.js";

let backend: FakeBackend;
beforeEach(async () => {
  backend = createFakeBackend();
  vi.stubGlobal("fetch", backend.fetch);
  await page.viewport(1000, 700);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  backend.reset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const serve = (all: readonly Order[], options: FakeBackendOptions = {}) =>
  backend.reset({ user: {}, orders: all, ...options });

/** Inserts the widget for a user with these orders. */
function insert(
  all: readonly Order[] = orders(3),
  options: FakeBackendOptions = {},
  attributes = "",
): HTMLElement {
  serve(all, options);
  return show(attributes);
}

function show(attributes = ""): HTMLElement {
  openPage();
  document.body.insertAdjacentHTML("beforeend", `<quire-order-history ${attributes}></quire-order-history>`);
  const host = document.querySelector<HTMLElement>("quire-order-history");
  if (!host) throw new Error("The widget is on the page.");
  return host;
}

const until = <Found>(find: () => Found) => expect.poll(find, { timeout: 10_000 });
const stateOf = (host: HTMLElement) => until(() => host.dataset.state);
const all = (host: HTMLElement, selector: string) =>
  Array.from(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);
const part = (host: HTMLElement, name: string) => all(host, `[part="${name}"]`)[0];
const words = (host: HTMLElement, name: string) => all(host, `[part="${name}"]`).map((one) => one.innerText);
const focused = (host: HTMLElement) => host.shadowRoot?.activeElement;

it("shows number, total, Purchased or Cancelled, day and item count of each order (content-2.58)", async () => {
  const host = insert([order(2), order(1, { orderStatus: "CANCELLED" })]);
  await stateOf(host).toBe("ready");
  expect(words(host, "order-title")).toEqual(["Order #20015002", "Order #20015001"]);
  expect(words(host, "order-status")).toEqual(["Purchased", "Cancelled"]);
  expect(words(host, "order-details")).toEqual(Array(2).fill("October 02, 2026\n3 items"));
  expect(all(host, '[part="order-total"] bdi').map((one) => one.textContent)).toEqual([
    "$1,074.85",
    "$1,074.85",
  ]);
  expect(part(host, "order-receipt")?.getAttribute("href")).toBe("/order-history/20015002?printMe");
  expect(all(host, '[part="order-files"] a')[0]?.getAttribute("href")).toBe("/order-files/20015002/1");
});

it("has the heading of the page, else a visually hidden 'Your orders'", async () => {
  const host = insert();
  await stateOf(host).toBe("ready");
  expect(part(host, "heading")?.textContent).toBe("Your orders");
  expect(part(host, "heading")?.offsetHeight).toBeLessThan(2);
  host.setAttribute("heading", "What you have bought");
  await until(() => part(host, "heading")?.textContent).toBe("What you have bought");
  expect(part(host, "heading")?.offsetHeight).toBeGreaterThan(20);
});

it("shows placeholders while the first page loads", async () => {
  const host = insert(orders(3), { faults: [{ call: "orderedStream", hang: true }] });
  await until(() => all(host, '[part="place"]').length).toBe(4);
  expect(host.dataset.state).toBe("loading");
  expect(host.getBoundingClientRect().height).toBeGreaterThan(880);
});

it("loads more orders on request, and moves focus to the first of them", async () => {
  const host = insert(orders(12));
  const loaded = vi.fn();
  host.addEventListener("quire-load", (event) => loaded((event as CustomEvent).detail));
  await until(() => all(host, '[part="item"]').length).toBe(8);
  part(host, "more")?.focus();
  await userEvent.keyboard("{Enter}");
  await until(() => all(host, '[part="item"]').length).toBe(12);
  expect(focused(host)?.textContent).toBe("Order #20015009");
  expect(part(host, "more")).toBeUndefined();
  const pages = [
    { page: 1, count: 8, isLast: false },
    { page: 2, count: 12, isLast: true },
  ];
  await until(() => loaded.mock.calls.flat()).toEqual(pages);
});

it("welcomes a user without orders, and links to the store (content-2.42)", async () => {
  const host = insert([], {}, 'store-href="/shop"');
  await stateOf(host).toBe("empty");
  expect(words(host, "empty-title")).toEqual(["No orders yet"]);
  expect(all(host, '[part="empty-links"] a').map((link) => link.getAttribute("href"))).toEqual(["/shop"]);
});

it("tells a guest why no orders show, and shows them after sign-in (content-6.5)", async () => {
  const host = show();
  await stateOf(host).toBe("empty");
  expect(words(host, "reason")).toEqual(["Sign in to see your orders, with their files and receipts."]);
  expect(words(host, "prompt")).toEqual(["To access this feature, please SIGN IN or REGISTER."]);
  const signIn = all(host, '[part="gates"] a')[0];
  expect(signIn?.dataset).toMatchObject({ quireOpen: "auth-modal", mode: "sign-in" });

  serve([order(1)]);
  startSession(); // As on every page.
  newReader();
  await stayAfterSignIn();
  await stateOf(host).toBe("ready");
  expect(words(host, "order-title")).toEqual(["Order #20015001"]);
});

describe("when orders fail to load", () => {
  it("shows the error, and retries without losing focus", async () => {
    const host = insert(orders(3), {
      faults: [{ call: "orderedStream", status: 404, body: {}, times: Infinity }],
    });
    await stateOf(host).toBe("error");
    expect(host.shadowRoot?.querySelector('[role="alert"]')?.textContent).toContain(
      "Couldn’t load this. Please try again.",
    );
    serve([order(1)]);
    part(host, "retry")?.focus();
    await userEvent.keyboard("{Enter}");
    await stateOf(host).toBe("ready");
    expect(focused(host)).toBe(part(host, "history"));
  });

  it("keeps the loaded orders when only the next page fails", async () => {
    const host = insert(orders(12), {
      faults: [{ path: "/api/ordered/2/8", status: 404, body: {}, times: Infinity }],
    });
    await stateOf(host).toBe("ready");
    part(host, "more")?.click();
    await stateOf(host).toBe("error");
    expect(all(host, '[part="item"]')).toHaveLength(8);
    expect(host.shadowRoot?.querySelector('[role="alert"]')?.textContent).toContain(
      "Couldn’t load more items.",
    );
  });

  it("is offline without a connection, and loads the orders when it returns", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const host = insert(orders(3), { faults: [{ call: "orderedStream", cut: true, times: Infinity }] });
    await stateOf(host).toBe("offline");
    serve([order(1)]);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await stateOf(host).toBe("ready");
  });
});

it("shows that the store is closed instead of 'No orders yet' (content-2.38)", async () => {
  const host = insert([], { maintenance: true });
  await stateOf(host).toBe("error");
  expect(part(host, "maintenance")?.textContent).toContain(
    "order history are unavailable from 7:30am to 10am EST",
  );
  expect(part(host, "empty")).toBeUndefined();
});

it("loads the orders again when the page returns from the back-forward cache", async () => {
  const host = insert([order(1)]);
  await stateOf(host).toBe("ready");
  backend.state.user?.orders.unshift(order(2));
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await until(() => words(host, "order-title")).toEqual(["Order #20015002", "Order #20015001"]);
});

describe("an order with its products (beyond-312)", () => {
  const line = (number: number, quantity: number) => ({
    ...{ title: `Book ${number}`, contentType: "Book", authors: [] },
    ...{ quantity, image: `/cover/${number}.svg`, productLink: `/product/book/${number}` },
    ...{ availabilityId: `${number}-HBK`, lineType: "ship" },
  });

  it("shows covers and quantities, and counts the items that it leaves out", async () => {
    const lineItems = [1, 2, 3, 1, 1, 2].map((quantity, index) => line(index + 1, quantity));
    const host = insert([order(1, { lineItems, content: { itemCount: 10 } })]);
    await stateOf(host).toBe("ready");
    expect(words(host, "order-line").slice(0, 2)).toEqual(["Book 1\nBook", "2 × Book 2\nBook"]);
    expect(words(host, "order-more")).toEqual(["2 more items"]);
    expect(all(host, '[part="order-cover"]').map((cover) => cover.getAttribute("src"))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `/cover/${number}.svg`),
    );
  });

  it("has no space for covers when no address is there or safe", async () => {
    const images = ["", "javascript:alert(1)"];
    const host = insert([order(1, { lineItems: images.map((image) => ({ ...line(1, 1), image })) })]);
    await stateOf(host).toBe("ready");
    expect(all(host, '[part="order-line"]')).toHaveLength(2);
    expect(all(host, '[part="order-cover"]')).toEqual([]);
  });

  it("aligns all titles when a cover is missing or fails to load (beyond-421)", async () => {
    const images = ["/no-such-cover.png", ""];
    const host = insert([order(1, { lineItems: images.map((image) => ({ ...line(1, 1), image })) })]);
    await stateOf(host).toBe("ready");
    await until(() => part(host, "order-cover")?.hidden).toBe(true);
    const starts = all(host, '[part="order-line"] > span:last-child').map(
      (words) =>
        words.getBoundingClientRect().left - (words.parentElement?.getBoundingClientRect().left ?? 0),
    );
    expect(new Set(starts).size).toBe(1);
    expect(starts[0]).toBeGreaterThan(60);
  });

  it("shows the last day of access to a case study", async () => {
    const lineItems = [{ ...line(1, 1), contentType: "Case Study" }];
    const host = insert([
      order(2, { lineItems, published: "2999-01-15" }),
      order(1, { lineItems, published: "2020-01-15" }),
    ]);
    await stateOf(host).toBe("ready");
    expect(words(host, "order-access")).toEqual([
      "Available until July 15, 2999.",
      "Access ended on July 15, 2020.",
    ]);
  });

  const PRODUCTS = [1, 2].map((number) => ({
    ...{ id: String(number), title: `Book ${number}` },
    availabilities: [{ availabilityId: `${number}-HBK`, format: "Hardcover", listPrice: "20.00" }],
  }));
  const again = (host: HTMLElement) => all(host, '[part="order-again"]');

  it("adds its items to the cart again, under a name of its own", async () => {
    const lineItems = [line(1, 2), line(2, 1)];
    const host = insert([order(2, { lineItems }), order(1, { lineItems })], { products: PRODUCTS });
    await stateOf(host).toBe("ready");
    expect(again(host).map(({ ariaLabel }) => ariaLabel)).toEqual([
      "Buy again: Order #20015002",
      "Buy again: Order #20015001",
    ]);
    again(host)[0]?.click();
    await until(() => again(host)[0]?.textContent).toBe("Added to your cart");
    expect(backend.state.cart?.lines).toMatchObject([
      { availabilityId: "1-HBK", quantity: 2 },
      { availabilityId: "2-HBK", quantity: 1 },
    ]);
  });

  it("says so when the items cannot be added, and offers them again", async () => {
    const host = insert([order(1, { lineItems: [line(1, 1)] })], {
      products: PRODUCTS,
      faults: [{ call: "addToShoppingCart", status: 404, body: {}, times: Infinity }],
    });
    await stateOf(host).toBe("ready");
    again(host)[0]?.click();
    await until(() => document.querySelector("quire-toast")).not.toBeNull();
    await until(() => again(host)[0]?.dataset.state).toBe("idle");
    expect(again(host)[0]?.textContent).toBe("Buy again");
  });

  it("has no 'Buy again' when the shop offers nothing again", async () => {
    const host = insert([order(1)]);
    await stateOf(host).toBe("ready");
    expect(again(host)).toEqual([]);
  });
});
