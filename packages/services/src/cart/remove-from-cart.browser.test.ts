import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CartSchema } from "../contract/index.js";
import { getLines } from "./cart-model.js";
import { loadCart } from "./load-cart.js";
import { removeFromCart } from "./remove-from-cart.js";

const PATH = "/api/shopping-cart";
const book = { product_id: "7", lineType: "ship", name: "A book", unitPrice: "10.00", quantity: 3 };
const cart = { id: "c1", line_items: { physical_items: [book], digital_items: [] } };
const [line] = getLines(v.parse(CartSchema, cart));

let sent: Sent[];
let answers: Record<string, Answers[string]>;
const tracked = vi.fn((event: Event) => (event as CustomEvent).detail);

beforeEach(() => {
  sent = [];
  answers = { [PATH]: { body: { cart } }, [`DELETE ${PATH}`]: { body: { cart: null } } };
  dispatchEvent(new Event("pagehide")); // The previous page stops listening to other tabs.
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  tracked.mockClear();
  document.body.addEventListener("remove-from-cart", tracked);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", answer(answers, sent));
});
afterEach(() => {
  document.body.removeEventListener("remove-from-cart", tracked);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function remove(quantity?: number) {
  if (!line) throw new Error("The cart has no line.");
  const outcome = await removeFromCart(line, quantity);
  const removedItems = sent
    .filter(({ method }) => method === "DELETE")
    .map(({ body }) => JSON.parse(body).items);
  return { outcome, removedItems };
}

it("removes only the given quantity and reports it to analytics (content-3.4)", async () => {
  await loadCart();
  await expect(remove(2)).resolves.toEqual({
    outcome: { kind: "removed" },
    removedItems: [[{ productId: "7", type: "ship", quantity: 2 }]],
  });
  expect(tracked).toHaveReturnedWith(expect.objectContaining({ cartId: "c1", quantity: 2 }));
});

it("removes the whole line if no quantity is given (content-3.4)", async () => {
  await loadCart();
  await expect(remove()).resolves.toMatchObject({ removedItems: [[{ productId: "7", type: "ship" }]] });
  expect(tracked).toHaveReturnedWith(expect.objectContaining({ cartId: "c1", quantity: 3 }));
});

it("sends nothing if the cart no longer has the line (beyond-229)", async () => {
  answers[PATH] = { body: { cart: null } };
  await loadCart();
  await expect(remove()).resolves.toEqual({ outcome: { kind: "removed" }, removedItems: [] });
  expect(tracked).not.toHaveBeenCalled();
});

it("sends analytics no cart id when the page has not loaded the cart", async () => {
  await remove();
  expect(tracked).toHaveReturnedWith(expect.objectContaining({ cartId: "", productId: "7" }));
});

it("rejects and reports to the developer when the page is left", async () => {
  const [taken, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const turn = navigator.locks.request("quire:outbox-cart", () => {
    taken.resolve();
    return over.promise;
  });
  await taken.promise;
  const removing = remove();
  dispatchEvent(new Event("pagehide"));
  await expect(removing).resolves.toMatchObject({
    outcome: {
      kind: "failed",
      error: { code: "request/aborted", message: "The cart was not changed. The call was cancelled." },
    },
    removedItems: [],
  });
  expect(tracked).not.toHaveBeenCalled();
  localStorage.clear();
  over.resolve();
  await turn;
});
