import { newPage } from "@quire/conformance/new-page";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadSession, sessionStore } from "../session/index.js";
import { action } from "./actions/add-to-cart.js";
import { addToCart } from "./add-to-cart.js";
import { getLines } from "./cart-model.js";
import { getBadgeCount } from "./cart-state.js";
import { cartStore } from "./cart-store.js";
import { loadCart, refreshCart } from "./load-cart.js";
import { removeFromCart } from "./remove-from-cart.js";

/** Waits longer than the default, because other tests can slow down the machine. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

interface RecordedRequest {
  readonly method: string;
  readonly key: string | null;
  readonly body: unknown;
}

/** State of the fake server: quantities by product, and the simulated failures. */
let lines: Map<string, number>;
let modified: number;
let requests: RecordedRequest[] = [];
let fault: ((request: Request) => Promise<Response | undefined> | Response | undefined) | undefined;

const line = ([product_id, quantity]: [string, number]) => ({
  product_id,
  name: `Product ${product_id}`,
  lineType: "ship",
  unitPrice: "10.00",
  quantity,
});

function cart() {
  if (lines.size === 0) return null;
  return {
    id: "c1",
    line_items: { physical_items: [...lines].map(line), digital_items: [] },
    modifiedTime: new Date(modified).toISOString(),
  };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** Adds a product on the server, as this tab or another tab does. */
function add(productId: string): void {
  lines.set(productId, (lines.get(productId) ?? 0) + 1);
  modified += 1000;
}

async function serve(...input: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...input);
  if (request.url.endsWith("/user/profile")) return json({ id: "1" });
  const body: { items: { productId: string }[] } | undefined =
    request.method === "POST" || request.method === "DELETE" ? await request.clone().json() : undefined;
  requests.push({ method: request.method, key: request.headers.get("idempotency-key"), body });
  const wrong = await fault?.(request);
  request.signal.throwIfAborted();
  if (wrong) return wrong;
  if (request.method === "HEAD") {
    return new Response(null, { headers: { "last-modified": new Date(modified).toUTCString() } });
  }
  for (const { productId } of body?.items ?? []) {
    if (request.method === "POST") add(productId);
    else lines.delete(productId);
  }
  return json({ cart: cart() });
}

/** Leaves the page for another page of the site. */
function nextPage(): void {
  dispatchEvent(new Event("pagehide"));
  newPage();
  requests = [];
}

let otherTab: Window & typeof globalThis;

beforeAll(() => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  // A frame without a URL shares this page's origin, but has its own window.
  otherTab = frame.contentWindow as Window & typeof globalThis;
  vi.stubGlobal("fetch", serve);
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  lines = new Map();
  modified = Date.parse("2026-11-05T10:00:00.500Z");
  fault = undefined;
  vi.spyOn(console, "error").mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
  nextPage();
});
afterEach(() => vi.restoreAllMocks());

const count = () => getBadgeCount(cartStore().getState());
const methods = () => requests.map(({ method }) => method);

describe("the cart", () => {
  it("is empty if the server has no cart", async () => {
    await expect(loadCart()).resolves.toMatchObject({ status: "ready", cart: null });
    expect(count()).toBe(0);
  });

  it("adds for a guest with an idempotency key, and stores the cart for hosts (accounts-3.15)", async () => {
    const tracked = vi.fn();
    document.body.addEventListener("add-to-cart", tracked, { once: true });
    await expect(addToCart([{ productId: "1" }])).resolves.toEqual({ kind: "added" });
    expect(methods()).toEqual(["POST"]);
    expect(requests[0]?.key?.length).toBeGreaterThanOrEqual(16);
    expect(requests[0]?.body).toEqual({ items: [{ productId: "1", quantity: 1, referral: "00000" }] });
    expect(count()).toBe(1);
    expect(JSON.parse(localStorage.getItem("shopping-cart") ?? "")).toMatchObject({ count: 1 });
    expect(JSON.parse(localStorage.getItem("cart") ?? "")).toMatchObject({ id: "c1" });
    expect(tracked).toHaveBeenCalledOnce();
  });

  it.each([
    ["1", "c1"],
    ["2", undefined],
  ])(
    "shows the cached cart during a read only to its owner, here user %s (robustness-39)",
    async (owner, id) => {
      localStorage.setItem("cart", JSON.stringify({ id: "c1", line_items: {} }));
      localStorage.setItem("quire:cart-of", owner);
      await loadSession();
      const { promise, resolve } = Promise.withResolvers<undefined>();
      fault = () => promise;
      const read = refreshCart();
      await until(() => expect(methods()).toContain("GET"));
      expect(cartStore().getState().cart?.id).toBe(id);
      resolve(undefined);
      await read;
    },
  );

  it("takes the badge count from local storage without a request (accounts-3.15)", () => {
    localStorage.setItem("shopping-cart", '{"count":3,"total":"30.00","modifiedTime":null}');
    expect(count()).toBe(3);
    expect(requests).toEqual([]);
  });

  it.each(["{oops", "null", "[]", '"abc"', "", '{"count":-1}', '{"count":1e300}'])(
    "ignores %j in local storage (robustness-16)",
    async (text) => {
      localStorage.setItem("shopping-cart", text);
      localStorage.setItem("cart", text);
      expect(count()).toBe(0);
      await expect(loadCart()).resolves.toMatchObject({ status: "ready" });
    },
  );

  it("uses the cached cart until Last-Modified changes (content-7.5)", async () => {
    await addToCart([{ productId: "1" }]);
    nextPage();
    await expect(loadCart()).resolves.toMatchObject({ status: "ready", cart: { id: "c1" } });
    expect(methods()).toEqual(["HEAD"]);
    add("2");
    nextPage();
    await loadCart();
    expect(methods()).toEqual(["HEAD", "GET"]);
    expect(count()).toBe(2);
  });

  it("sends writes one at a time, in the order of the calls", async () => {
    let running = 0;
    fault = async () => {
      running++;
      await new Promise(requestAnimationFrame);
      expect(running).toBe(1);
      running--;
      return undefined;
    };
    await Promise.all(["1", "2", "3"].map((productId) => addToCart([{ productId }])));
    expect([...lines.keys()]).toEqual(["1", "2", "3"]);
    expect(new Set(requests.map(({ key }) => key)).size).toBe(3);
  });

  it("does not wait for a hanging read, and shows the response to the write", async () => {
    fault = ({ method, signal }) =>
      method === "GET"
        ? new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
        : undefined;
    const loading = loadCart();
    await until(() => expect(methods()).toEqual(["GET"]));
    await addToCart([{ productId: "1" }]);
    await loading;
    expect(cartStore().getState()).toMatchObject({ status: "ready", summary: { count: 1 } });
  });

  it("removes a line and reports it to analytics (content-3.4, content-7.27)", async () => {
    await addToCart([{ productId: "1" }]);
    const tracked = vi.fn((event: Event) => (event as CustomEvent).detail);
    document.body.addEventListener("remove-from-cart", tracked, { once: true });
    const [first] = getLines(cartStore().getState().cart);
    if (!first) throw new Error("The cart has no line.");
    await expect(removeFromCart(first)).resolves.toEqual({ kind: "removed" });
    expect(requests.at(-1)).toMatchObject({
      method: "DELETE",
      body: { items: [{ productId: "1", type: "ship" }] },
    });
    expect(tracked).toHaveReturnedWith(expect.objectContaining({ productName: "Product 1", quantity: 1 }));
    expect(count()).toBe(0);
    expect(localStorage.getItem("shopping-cart")).toBeNull();
  });

  it("reports a product that was not added, and the store's maintenance (content-4.12)", async () => {
    fault = () => json({ cart: null, itemAdded: false });
    await expect(addToCart([{ productId: "9" }])).resolves.toEqual({ kind: "not-added", productIds: ["9"] });
    fault = () => json({ cart: null, itemAdded: false, maintenanceStatus: true });
    await expect(addToCart([{ productId: "9" }])).resolves.toEqual({ kind: "maintenance" });
  });

  it("does not change the store on an invalid response (robustness-20)", async () => {
    await addToCart([{ productId: "1" }]);
    const before = cartStore().getState();
    fault = () => new Response("<html>", { headers: { "content-type": "text/html" } });
    await expect(addToCart([{ productId: "2" }])).resolves.toMatchObject({ kind: "failed" });
    expect(cartStore().getState()).toEqual(before);
  });

  it("shows the cart although the storage is full (robustness-15)", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
    await addToCart([{ productId: "1" }]);
    expect(count()).toBe(1);
  });

  it("contains the additions of this tab and another tab (robustness-38)", async () => {
    await loadCart();
    await addToCart([{ productId: "x" }]);
    add("y");
    const channel = new otherTab.BroadcastChannel("quire:cart");
    channel.postMessage("changed");
    channel.close();
    await until(() => expect(count()).toBe(2));
  });

  it("notifies other tabs once of each possible change, and not of a refused one (robustness-38)", async () => {
    const channel = new otherTab.BroadcastChannel("quire:cart");
    const events: unknown[] = [];
    channel.onmessage = ({ data }) => events.push(data);
    await addToCart([{ productId: "x" }]);
    const [first] = getLines(cartStore().getState().cart);
    if (!first) throw new Error("The cart is empty.");
    await removeFromCart(first);
    fault = () => json({ errors: [{ code: "no" }] }, 422);
    await addToCart([{ productId: "y" }]);
    fault = ({ method }) => (method === "POST" ? json({}, 500) : undefined);
    await addToCart([{ productId: "z" }]);
    // Messages of one channel keep their order, so the earlier messages have arrived before this one.
    new BroadcastChannel("quire:cart").postMessage("end");
    await until(() => expect(events).toContain("end"));
    channel.close();
    expect(events).toEqual(["changed", "changed", "changed", "end"]);
  });

  it("reloads after a write without a response, and reuses its idempotency key (robustness-21)", async () => {
    await addToCart([{ productId: "x" }]);
    fault = ({ method }) => {
      if (method !== "POST") return undefined;
      add("y");
      throw new TypeError("Failed to fetch");
    };
    await expect(addToCart([{ productId: "y" }])).resolves.toMatchObject({ kind: "failed" });
    await until(() => expect(count()).toBe(2));
    fault = undefined;
    await addToCart([{ productId: "y" }]);
    const [, lost, again] = requests.filter(({ method }) => method === "POST").map(({ key }) => key);
    expect(again).toBe(lost);
  });

  it("keeps the shown cart if the reload after a failed write fails too", async () => {
    await addToCart([{ productId: "x" }]);
    fault = () => json({}, 500);
    await addToCart([{ productId: "y" }]);
    await until(() => expect(methods().filter((method) => method === "GET")).toHaveLength(3));
    await expect.poll(() => cartStore().getState()).toMatchObject({ status: "ready", cart: { id: "c1" } });
  });

  it("follows another tab that changes or clears the stored badge count", async () => {
    await loadCart();
    otherTab.localStorage.setItem("shopping-cart", '{"count":5,"total":null,"modifiedTime":null}');
    await until(() => expect(count()).toBe(5));
    otherTab.localStorage.clear();
    await until(() => expect(count()).toBe(0));
  });

  it("signs out once after a 401, and removes the user's cart (robustness-24, robustness-39)", async () => {
    await loadSession();
    await addToCart([{ productId: "1" }]);
    const statuses: string[] = [];
    sessionStore().subscribe(({ status }) => statuses.push(status));
    requests = [];
    fault = () => json({}, 401);
    await expect(addToCart([{ productId: "2" }])).resolves.toMatchObject({ error: { status: 401 } });
    expect(statuses).toEqual(["anonymous"]);
    expect(requests.length).toBeLessThanOrEqual(3);
    expect(cartStore().getState()).toMatchObject({ status: "ready", cart: null });
    expect(count()).toBe(0);
    expect({ ...localStorage }).toEqual({});
  });

  it("tries a read three times, then reports the error (robustness-19)", async () => {
    fault = () => json({}, 500);
    await expect(refreshCart()).resolves.toMatchObject({ status: "failed", error: { status: 500 } });
    expect(methods()).toEqual(["GET", "GET", "GET"]);
  });
});

describe('data-quire-do="add-to-cart"', () => {
  const press = (element: HTMLElement, data: Record<string, string> = { productId: "1" }) =>
    action.run({ element, data, keyboard: false });

  it("adds the product and resolves to `done`", async () => {
    await expect(press(document.createElement("button"))).resolves.toBe("done");
    expect(count()).toBe(1);
  });

  it("reuses the idempotency key after a lost response, then uses a new one (robustness-21)", async () => {
    const button = document.createElement("button");
    fault = () => Promise.reject(new TypeError("The connection was cut."));
    await expect(press(button)).rejects.toMatchObject({ userMessage: expect.stringContaining("connection") });
    fault = undefined;
    await press(button);
    await press(button);
    const [first, retry, next] = requests.map(({ key }) => key);
    expect(retry).toBe(first);
    expect(next).not.toBe(first);
  });

  it.each([500, 504])(
    "adds a product once if the server adds it but answers %i and the user retries",
    async (status) => {
      fault = (request) => {
        if (request.method === "POST" && requests.length === 1) add("1");
        return json({}, status);
      };
      await expect(press(document.createElement("button"))).rejects.toThrow();
      const done = new Map([[requests[0]?.key, json({ cart: cart() })]]);
      fault = (request) => done.get(request.headers.get("idempotency-key"));
      await press(document.createElement("button"));
      expect(count()).toBe(1);
    },
  );

  it("sends a POST that fails with 500 once, and rejects with a user message (robustness-19)", async () => {
    fault = () => json({}, 500);
    const failed = press(document.createElement("button"));
    await expect(failed).rejects.toMatchObject({ userMessage: expect.stringContaining("Our apologies") });
    expect(methods()).toEqual(["POST"]);
  });
});
