import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type CartLine, getLines } from "./cart-model.js";
import { cartState } from "./cart-state.js";
import { changeQuantity, getMaxQuantity } from "./change-quantity.js";
import { loadCart } from "./load-cart.js";
import { waitForQuantities } from "./quantities-done.js";
import { type QuantityChange, quantityChanges } from "./quantity-changes.js";

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

interface RecordedRequest {
  readonly method: string;
  readonly item: { readonly quantity: number } & Record<string, unknown>;
}

let serverQuantity: number;
let requests: RecordedRequest[];
let reads: number;
/** The server's response to a write that it rejects. */
let instead: (() => Promise<Response> | Response | undefined) | undefined;

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

const cart = () => ({
  id: "c1",
  line_items: {
    physical_items: [
      {
        product_id: "7",
        lineType: "ship",
        format: "Paperback",
        name: "A book",
        url: "/product/7",
        unitPrice: "10.00",
        quantity: serverQuantity,
      },
    ],
    digital_items: [],
  },
});

async function serve(...input: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...input);
  const { method } = request;
  if (method === "HEAD") return new Response(null);
  if (method === "GET") {
    reads += 1;
    return json({ cart: cart() });
  }
  const [item] = (await request.json()).items;
  requests.push({ method, item });
  const otherAnswer = await instead?.();
  if (otherAnswer) return otherAnswer;
  serverQuantity += method === "POST" ? item.quantity : -item.quantity;
  return json({ cart: cart() });
}

let line: CartLine;

beforeEach(async () => {
  serverQuantity = 2;
  requests = [];
  reads = 0;
  instead = undefined;
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", serve);
  void loadCart();
  // A message of an earlier page may make the cart load again.
  await until(() => expect(cartState().getState().status).toBe("ready"));
  line = getLines(cartState().getState().cart)[0] as CartLine;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const change = (): QuantityChange | undefined => quantityChanges().getState().changes.get(line.key);
const getSentChanges = () => requests.map(({ method, item }) => `${method} ${item.quantity}`);

it("sends the increase with the line's identity and the data of its addition", async () => {
  await changeQuantity(line, 5);
  expect(requests).toEqual([
    {
      method: "POST",
      item: expect.objectContaining({
        productId: "7",
        type: "ship",
        format: "Paperback",
        productUrl: "/product/7",
        productPrice: "10.00",
        quantity: 3,
      }),
    },
  ]);
  expect([serverQuantity, change()]).toEqual([5, undefined]);
});

it("sends the decrease, and never removes the last copy", async () => {
  serverQuantity = 3;
  await changeQuantity({ ...line, quantity: 3 }, -4);
  expect(requests).toEqual([
    { method: "DELETE", item: expect.objectContaining({ productId: "7", quantity: 2 }) },
  ]);
  expect(serverQuantity).toBe(1);
});

it("sends nothing for the current quantity, and no more than the maximum", async () => {
  await changeQuantity(line, 2);
  expect(getSentChanges()).toEqual([]);
  await changeQuantity(line, 1_000_000);
  expect(getSentChanges()).toEqual(["POST 9997"]);
});

it("allows one copy of a digital product, and several of others (content-5.12)", () => {
  const most = (type: CartLine["type"], quantity = 1) => getMaxQuantity({ type, quantity });
  expect([most("ship"), most("Perm")]).toEqual([9999, 9999]);
  expect([most("ebook"), most("ebook", 3), most(undefined, 0)]).toEqual([1, 3, 1]);
});

it("shows a change at once, and sends later changes with the next request", async () => {
  const answers = Promise.withResolvers<undefined>();
  instead = () => answers.promise as Promise<never>;
  const first = changeQuantity(line, 3);
  expect(change()).toEqual({ quantity: 3, problem: undefined });
  await until(() => expect(getSentChanges()).toEqual(["POST 1"]));
  await changeQuantity(line, 4);
  await changeQuantity(line, 6);
  expect(change()?.quantity).toBe(6);
  answers.resolve(undefined);
  await first;
  expect(getSentChanges()).toEqual(["POST 1", "POST 3"]);
  expect([serverQuantity, change()]).toEqual([6, undefined]);
});

it("sends nothing when the cart no longer has the line (beyond-229)", async () => {
  cartState().setState({ cart: null });
  await changeQuantity(line, 5);
  expect([getSentChanges(), change()]).toEqual([[], undefined]);
});

it("adds nothing if the line was removed meanwhile (beyond-229)", async () => {
  instead = () => json({ cart: null });
  const first = changeQuantity(line, 3);
  await changeQuantity(line, 6);
  await first;
  expect([getSentChanges(), change()]).toEqual([["POST 1"], undefined]);
});

it("reverts a change on the server if the user reverts it during its request", async () => {
  const answers = Promise.withResolvers<undefined>();
  instead = () => answers.promise as Promise<never>;
  const first = changeQuantity(line, 3);
  await until(() => expect(getSentChanges()).toEqual(["POST 1"]));
  await changeQuantity(line, 2);
  answers.resolve(undefined);
  await first;
  expect(getSentChanges()).toEqual(["POST 1", "DELETE 1"]);
});

it.each<[string, () => Response, string]>([
  ["fails", () => json({}, 500), "failed"],
  ["does not sell it", () => json({ cart: cart(), itemAdded: false }), "not-sold"],
  [
    "has fewer",
    () => json({ cart: cart(), limited: [{ productId: "7", type: "ship", quantity: 2 }] }),
    "limited",
  ],
  ["is under maintenance", () => json({ cart: cart(), maintenanceStatus: true }), "maintenance"],
])("shows the problem at the line and reloads the cart when the server %s", async (_, answer, problem) => {
  instead = answer;
  const before = reads;
  await changeQuantity(line, 3);
  expect(change()).toEqual({ quantity: undefined, problem });
  await until(() => expect(reads).toBeGreaterThan(before));
});

it("shows the problem of a failed removal", async () => {
  instead = () => json({}, 500);
  await changeQuantity(line, 1);
  expect(change()).toEqual({ quantity: undefined, problem: "failed" });
});

it("shows a problem at once without a connection", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  instead = () => {
    throw new TypeError("Failed to fetch");
  };
  await changeQuantity(line, 3);
  expect(change()).toEqual({ quantity: undefined, problem: "offline" });
});

it("shows no problem when the page is left", async () => {
  const [taken, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const turn = navigator.locks.request("quire:outbox-cart", () => {
    taken.resolve();
    return over.promise;
  });
  await taken.promise;
  const changed = changeQuantity(line, 3);
  const before = reads;
  dispatchEvent(new Event("pagehide"));
  await changed;
  expect([change(), reads, getSentChanges()]).toEqual([undefined, before, []]);
  localStorage.clear();
  over.resolve();
  await turn;
});

it("clears the problem at the next change", async () => {
  instead = () => json({}, 500);
  await changeQuantity(line, 3);
  instead = undefined;
  await changeQuantity(line, 3);
  expect([serverQuantity, change()]).toEqual([3, undefined]);
});

it("waits for all pending changes and returns true if they succeed", async () => {
  expect(waitForQuantities()).toBeUndefined();
  const answers = Promise.withResolvers<undefined>();
  instead = () => answers.promise as Promise<never>;
  void changeQuantity(line, 3);
  const done = waitForQuantities();
  answers.resolve(undefined);
  await expect(done).resolves.toBe(true);
  instead = () => json({}, 500);
  void changeQuantity({ ...line, quantity: 3 }, 4);
  await expect(waitForQuantities()).resolves.toBe(false);
  expect(waitForQuantities()).toBeUndefined();
});
