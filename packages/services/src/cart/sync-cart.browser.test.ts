import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freshPage } from "../../fixtures/fresh-page.js";
import { newReader, sessionStore } from "../session/index.js";
import { addToCart } from "./add-to-cart.js";
import { getBadgeCount } from "./cart-state.js";
import { cartStore } from "./cart-store.js";
import { onCartChanged } from "./cart-tabs.js";
import { applyPromoCode } from "./cart-terms.js";
import { loadCart, refreshCart } from "./load-cart.js";
import { removeFromCart } from "./remove-from-cart.js";
import { syncCart } from "./sync-cart.js";

let sent: Sent[] = [];
let answers: Record<string, Answers[string]>;

const PATH = "/api/shopping-cart";
const HEAD = "HEAD /api/commerce/shopping-cart";
const TIME = "2026-11-05T10:00:00.500Z";

const line = (quantity: number, more: object = {}) => ({
  ...{ product_id: "1", name: "The Quiet Leader", lineType: "ship", unitPrice: "10.00", quantity },
  ...more,
});
const cart = (quantity: number, more: object = {}) => ({
  id: "c1",
  line_items: { physical_items: [line(quantity)], digital_items: [] },
  modifiedTime: TIME,
  ...more,
});
const holds = (quantity: number, more: object = {}) => ({ body: { cart: cart(quantity), ...more } });
const empty = { body: { cart: null } };
const lastModified = (time: string) => () => new Response(null, { headers: { "last-modified": time } });

beforeEach(() => {
  sent = [];
  answers = { [PATH]: empty, [HEAD]: { status: 404 } };
  freshPage();
  vi.stubGlobal("fetch", answer(answers, sent));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Session = Parameters<ReturnType<typeof sessionStore>["setState"]>[0];
const known = (id: string) => ({ status: "known", user: { id } }) as Session;
const become = (session: Session) => sessionStore().setState(session, true);
const methods = () => sent.map(({ method }) => method);
const state = () => cartStore().getState();
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

/** Dispatches the storage event of a write in another tab. */
function otherTabWrites(key: string, value: unknown): void {
  const newValue = JSON.stringify(value);
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent("storage", { key, newValue }));
}

it("reads the cart again after a refused write that had cancelled the read", async () => {
  answers[PATH] = holds(2);
  await refreshCart();
  const onRequest = vi.fn(() => new Promise<Response>(() => {}));
  answers[PATH] = onRequest;
  void refreshCart();
  await vi.waitFor(() => expect(onRequest).toHaveBeenCalled());
  answers[PATH] = holds(1);
  answers["/api/commerce/order/promo-code"] = { status: 422, body: { errors: [{ code: "empty" }] } };
  await applyPromoCode("WELCOME10");
  await vi.waitFor(() => expect(getBadgeCount(state())).toBe(1));
});

describe("a guest's badge count", () => {
  it("is reloaded once for each user after sign-in, even without a visible cart", async () => {
    answers[PATH] = holds(5);
    keep("shopping-cart", { count: 2 });
    syncCart(refreshCart);
    become(known("1"));
    await vi.waitFor(() => expect(getBadgeCount(state())).toBe(5));
    newPage();
    become(known("1"));
    syncCart(refreshCart);
    await new Promise(requestAnimationFrame);
    expect(methods()).toEqual(["GET"]);
  });

  it("is reloaded if the user was known before the sync started", async () => {
    answers[PATH] = holds(5);
    keep("shopping-cart", { count: 2 });
    become(known("1"));
    syncCart(refreshCart);
    await vi.waitFor(() => expect(getBadgeCount(state())).toBe(5));
  });

  it("is reloaded once if the reload starts the sync again", async () => {
    keep("shopping-cart", { count: 2 });
    become(known("1"));
    const refresh = vi.fn(async () => syncCart(refresh));
    syncCart(refresh);
    await vi.waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("is reloaded once if the profile changes before the response", () => {
    const refresh = vi.fn(async () => {});
    keep("shopping-cart", { count: 2 });
    syncCart(refresh);
    become(known("1"));
    become(known("1"));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("stays for a guest without a request", async () => {
    keep("shopping-cart", { count: 2 });
    syncCart(refreshCart);
    become({ status: "anonymous" });
    await new Promise(requestAnimationFrame);
    expect([getBadgeCount(state()), methods()]).toEqual([2, []]);
  });
});

describe("a page from the back-forward cache", () => {
  const show = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

  it("shows the stored badge count, and sends no request without a visible cart", () => {
    syncCart(refreshCart);
    keep("shopping-cart", { count: 3 });
    show();
    expect(getBadgeCount(state())).toBe(3);
    expect(sent).toEqual([]);
  });

  it("reloads a visible cart", async () => {
    answers[PATH] = holds(1);
    await refreshCart();
    answers[PATH] = holds(2);
    show();
    await vi.waitFor(() => expect(getBadgeCount(state())).toBe(2));
    expect(methods()).toEqual(["GET", "GET"]);
  });
});

describe("reading the cart", () => {
  it("sends one request for all calls, and none for a loaded cart", async () => {
    answers[PATH] = holds(2);
    await expect(Promise.all([loadCart(), loadCart()])).resolves.toMatchObject([
      { status: "ready" },
      { status: "ready", cart: { id: "c1" } },
    ]);
    await loadCart();
    expect(methods()).toEqual(["GET"]);
  });

  it("sends a new request after a failure, and clears the error", async () => {
    answers[PATH] = { status: 403, body: {} };
    await expect(loadCart()).resolves.toMatchObject({ status: "failed", error: { status: 403 } });
    answers[PATH] = holds(1);
    await expect(loadCart()).resolves.toMatchObject({ status: "ready", error: undefined });
  });

  it("is loading until the first response, and stays ready during a refresh", async () => {
    const first = loadCart();
    expect(state().status).toBe("loading");
    await first;
    const again = refreshCart();
    expect(state().status).toBe("ready");
    await again;
  });

  it("shows the cached cart until the server's response", async () => {
    keep("cart", cart(2));
    const head = Promise.withResolvers<Response>();
    answers[HEAD] = () => head.promise;
    const loading = loadCart();
    expect(state()).toMatchObject({ status: "loading", cart: { id: "c1" } });
    head.resolve(new Response(null, { headers: { "last-modified": TIME } }));
    await loading; // A pending read would continue in the next test.
  });

  it.each([
    ["in the same second", "Thu, 05 Nov 2026 10:00:00 GMT", ["HEAD"]],
    ["one second later", "Thu, 05 Nov 2026 10:00:01 GMT", ["HEAD", "GET"]],
    ["one second earlier", "Thu, 05 Nov 2026 09:59:59 GMT", ["HEAD", "GET"]],
    ["that is invalid", "yesterday", ["HEAD", "GET"]],
  ])("validates the cached cart with a Last-Modified %s (content-7.5)", async (_, time, expected) => {
    keep("cart", cart(2));
    answers[HEAD] = lastModified(time);
    await loadCart();
    expect(methods()).toEqual(expected);
  });

  it("requests the cart after one failed HEAD (content-7.5)", async () => {
    keep("cart", cart(2));
    answers[HEAD] = { status: 503 };
    answers[PATH] = holds(3);
    await loadCart();
    expect(methods()).toEqual(["HEAD", "GET"]);
    expect(getBadgeCount(state())).toBe(3);
  });

  it("removes and reports an invalid cached cart (robustness-16)", async () => {
    keep("cart", { id: 1 });
    await loadCart();
    expect(localStorage.getItem("cart")).toBeNull();
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining("storage/corrupt"),
      expect.anything(),
      expect.stringContaining("errors#storage/corrupt"),
    );
    expect(methods()).toEqual(["GET"]);
  });

  it("reports the store's maintenance until it ends (content-4.12)", async () => {
    answers[PATH] = { body: { cart: null, maintenanceStatus: true } };
    await expect(loadCart()).resolves.toMatchObject({ maintenance: true });
    answers[PATH] = empty;
    await expect(refreshCart()).resolves.toMatchObject({ maintenance: false });
  });

  it("refreshes only after pending writes", async () => {
    let release = (_: Response) => {};
    answers[`POST ${PATH}`] = () => new Promise((resolve) => (release = resolve));
    const adding = addToCart([{ productId: "1" }]);
    await vi.waitFor(() => expect(methods()).toEqual(["POST"]));
    const refreshing = refreshCart();
    await new Promise(requestAnimationFrame);
    expect(methods()).toEqual(["POST"]);
    release(Response.json({ cart: cart(1) }));
    await Promise.all([adding, refreshing]);
    expect(methods()).toEqual(["POST", "GET"]);
  });

  it("keeps the response to the later request, even if the earlier one arrives last", async () => {
    const waiting: ((answer: Response) => void)[] = [];
    answers[PATH] = () => new Promise((resolve) => void waiting.push(resolve));
    const first = refreshCart();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    const second = refreshCart();
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.(Response.json({ cart: cart(2) }));
    await second;
    waiting[0]?.(Response.json({ cart: cart(1) }));
    await first;
    expect(getBadgeCount(state())).toBe(2);
  });
});

describe("writing the cart", () => {
  it("reads the cart again if a write fails during a read", async () => {
    answers[PATH] = "never";
    void loadCart();
    await vi.waitFor(() => expect(methods()).toEqual(["GET"]));
    answers[`POST ${PATH}`] = { status: 500 };
    answers[PATH] = holds(4);
    await addToCart([{ productId: "1" }]);
    await vi.waitFor(() => expect(state()).toMatchObject({ status: "ready", summary: { count: 4 } }));
  });

  it("does not request the cart after a failed write if no cart is visible", async () => {
    answers[`POST ${PATH}`] = { status: 500 };
    await addToCart([{ productId: "1" }]);
    await refreshCart();
    expect(methods()).toEqual(["POST", "GET"]);
  });

  it.each([
    [
      { lineType: "ship", format: "EPUB" },
      { productId: "1", type: "ship", format: "EPUB" },
    ],
    [
      { lineType: "perm", format: "Photocopies" },
      { productId: "1", type: "Perm" },
    ],
    [{ lineType: "sample", format: "" }, { productId: "1" }],
  ])("identifies a removed line %j in its request (content-3.4)", async (more, item) => {
    const { getLines } = await import("./cart-model.js");
    const sampleCart = { ...cart(0), line_items: { physical_items: [line(1, more)], digital_items: [] } };
    answers[PATH] = { body: { cart: sampleCart } };
    const [first] = getLines((await loadCart()).cart);
    if (!first) throw new Error("The cart has no line.");
    const tracked = vi.fn();
    document.body.addEventListener("remove-from-cart", tracked, { once: true });
    answers[`DELETE ${PATH}`] = { status: 409, body: {} };
    await expect(removeFromCart(first)).resolves.toMatchObject({ kind: "failed", error: { status: 409 } });
    const lastDelete = sent.findLast(({ method }) => method === "DELETE");
    expect(JSON.parse(lastDelete?.body ?? "")).toEqual({ items: [item] });
    expect(tracked).not.toHaveBeenCalled();
    answers[`DELETE ${PATH}`] = empty;
    await expect(removeFromCart(first)).resolves.toEqual({ kind: "removed" });
    expect(tracked.mock.calls[0]?.[0].detail).toMatchObject({ cartId: "c1", productId: "1" });
  });
});

describe("a cart in several tabs", () => {
  it("accepts only the same or a later state", async () => {
    keep("shopping-cart", { count: 3, total: null, modifiedTime: TIME });
    syncCart(refreshCart);
    expect(getBadgeCount(state())).toBe(3);
    otherTabWrites("shopping-cart", { count: 9, total: null, modifiedTime: "2026-11-05T09:59:00Z" });
    expect(getBadgeCount(state())).toBe(3);
    otherTabWrites("shopping-cart", { count: 5, total: null, modifiedTime: TIME });
    expect(getBadgeCount(state())).toBe(5);
    otherTabWrites("shopping-cart", { count: 7, total: "70.00", modifiedTime: "2026-11-05T10:01:00Z" });
    expect(state().summary).toEqual({ count: 7, total: "70.00", modifiedTime: "2026-11-05T10:01:00Z" });
  });

  it.each([-1, 1.5, "3", null])("ignores and removes a count of %j (robustness-16)", async (count) => {
    keep("shopping-cart", { count });
    expect(getBadgeCount(state())).toBe(0);
    expect(state().summary).toBeUndefined();
    syncCart(refreshCart);
    expect(localStorage.getItem("shopping-cart")).toBeNull();
  });

  it("has no badge for a count of 0 (content-2.53)", () => {
    keep("shopping-cart", { count: 0 });
    expect(state().summary).toBeUndefined();
  });

  it("loads a change of another tab only on pages that have a cart", async () => {
    syncCart(refreshCart);
    const tab = new BroadcastChannel("quire:cart");
    // Listens on the page's own channel, after the cart does. Browsers keep no order between two channels.
    const received = new Promise<void>((resolve) => onCartChanged(resolve));
    tab.postMessage("changed");
    await received;
    expect(methods()).toEqual([]);
    await loadCart();
    answers[PATH] = holds(2);
    tab.postMessage("changed");
    await vi.waitFor(() => expect(getBadgeCount(state())).toBe(2));
    tab.close();
    // The number of requests is not checked, because messages of the earlier test may also arrive.
    expect(new Set(methods())).toEqual(new Set(["GET"]));
  });
});

describe("the cart when the user changes", () => {
  it("is removed at once at sign-out, and loaded for the next user (robustness-39)", async () => {
    become(known("1"));
    answers[PATH] = holds(2);
    await loadCart();
    newReader();
    expect(state()).toMatchObject({ status: "unknown", cart: undefined, summary: undefined });
    expect(localStorage.getItem("cart")).toBeNull();
    answers[PATH] = holds(1);
    become(known("2"));
    await vi.waitFor(() => expect(state()).toMatchObject({ status: "ready", summary: { count: 1 } }));
    expect(methods()).toEqual(["GET", "GET"]);
  });

  it("is empty without a request when the user becomes a guest", async () => {
    become(known("1"));
    answers[PATH] = holds(2);
    await loadCart();
    newReader();
    become({ status: "anonymous" });
    expect(state()).toMatchObject({ status: "ready", cart: null, summary: undefined });
    await new Promise(requestAnimationFrame);
    expect(methods()).toEqual(["GET"]);
  });

  it("keeps a guest's cart after sign-in until the server's response", async () => {
    become({ status: "anonymous" });
    answers[PATH] = holds(2);
    await loadCart();
    newReader();
    expect(getBadgeCount(state())).toBe(2);
    answers[PATH] = holds(3);
    become(known("1"));
    await vi.waitFor(() => expect(getBadgeCount(state())).toBe(3));
  });

  it("is read once after a sign-in on a new device, so that the badge counts it (beyond-354)", async () => {
    answers[PATH] = holds(2);
    syncCart(refreshCart);
    become({ status: "anonymous" });
    expect(methods()).toEqual([]);
    newReader();
    become(known("1"));
    await vi.waitFor(() => expect(getBadgeCount(state())).toBe(2));
    expect(methods()).toEqual(["GET"]);
  });

  it("is not requested on later pages without a visible cart (beyond-354)", async () => {
    syncCart(refreshCart);
    become(known("1"));
    await new Promise(requestAnimationFrame);
    expect(methods()).toEqual([]);
    expect(state().status).toBe("unknown");
  });

  it("is loaded once for a user, not after each profile change", async () => {
    become(known("1"));
    await loadCart();
    newReader();
    become(known("2"));
    await vi.waitFor(() => expect(methods()).toEqual(["GET", "GET"]));
    become(known("2"));
    await new Promise(requestAnimationFrame);
    expect(methods()).toEqual(["GET", "GET"]);
  });
});
