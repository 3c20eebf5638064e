import { parse } from "valibot";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { freshPage } from "../../fixtures/fresh-page.js";
import { CurrentUserSchema } from "../contract/index.js";
import { sessionStore } from "../session/index.js";
import { addToCart } from "./add-to-cart.js";
import { additionStore } from "./addition.js";

const known = (id: string) =>
  sessionStore().setState({ status: "known", user: parse(CurrentUserSchema, { id }) }, true);

beforeEach(freshPage);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("starts without an addition", () => {
  expect(additionStore().getState()).toEqual({ addition: undefined });
});

it("keeps the last addition and its outcome", async () => {
  const cart = { id: "c1", line_items: { physical_items: [], digital_items: [] } };
  vi.stubGlobal("fetch", async () => Response.json({ cart }));
  await addToCart([{ productId: "7", quantity: 2 }]);
  expect(additionStore().getState().addition).toMatchObject({
    items: [{ productId: "7", quantity: 2 }],
    outcome: { kind: "added" },
    cart: { id: "c1" },
  });
  vi.stubGlobal("fetch", async () => Response.json({ cart: null, itemAdded: false }));
  await addToCart([{ productId: "8" }]);
  expect(additionStore().getState().addition).toMatchObject({
    outcome: { kind: "not-added", productIds: ["8"] },
  });
});

it("sends the added items and the cart to analytics, but no failed additions (content-7.27)", async () => {
  const tracked = vi.fn((event: Event) => (event as CustomEvent).detail);
  document.body.addEventListener("add-to-cart", tracked);
  onTestFinished(() => document.body.removeEventListener("add-to-cart", tracked));
  const cart = { id: "c1", line_items: { physical_items: [], digital_items: [] } };
  for (const answer of [{ cart }, { cart: null }, { cart: null, itemAdded: false }]) {
    vi.stubGlobal("fetch", async () => Response.json(answer));
    await addToCart([{ productId: "7", quantity: 2 }]);
  }
  const items = [{ referral: "00000", productId: "7", quantity: 2 }];
  expect(tracked.mock.results.map(({ value }) => value)).toEqual([
    { cartId: "c1", items },
    { cartId: "", items },
  ]);
});

it("hides the addition of another user (robustness-39)", async () => {
  known("1");
  vi.stubGlobal("fetch", async () => Response.json({ cart: null }));
  await addToCart([{ productId: "7" }]);
  known("1");
  expect(additionStore().getState().addition).toBeDefined();
  known("2");
  expect(additionStore().getState().addition).toBeUndefined();
});

it("keeps a guest's addition after sign-in", async () => {
  sessionStore().setState({ status: "anonymous" }, true);
  vi.stubGlobal("fetch", async () => Response.json({ cart: null }));
  await addToCart([{ productId: "7" }]);
  known("1");
  expect(additionStore().getState().addition?.items).toEqual([{ productId: "7" }]);
});
