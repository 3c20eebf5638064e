import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { rendered } from "@quire/conformance/held-time";
import { toastStore } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshPage } from "../../fixtures/fresh-page.js";
import { configure } from "../configuration/index.js";
import { addNow } from "./add-to-cart.js";
import { cartState, getBadgeCount } from "./cart-state.js";

const BOOK = { product_id: "1", lineType: "ship", name: "A book", unitPrice: "12.50", quantity: 1 };
const FULL = { body: { cart: { id: "c1", line_items: { physical_items: [BOOK], digital_items: [] } } } };
const NONE = { body: { cart: null } };

let sent: Sent[];
let answers: Record<string, Answers[string]>;

beforeEach(() => {
  sent = [];
  answers = {};
  freshPage();
  vi.stubGlobal("fetch", answer(answers, sent));
});
afterEach(() => {
  configure({ api: "/api/", auth: "cookie" });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const add = () => addNow([{ productId: "1" }]);
const reads = () => sent.filter(({ method }) => method === "GET");

/** Answers additions with the cart, and reads with what the server finds by the browser's cookie. */
function serve(path: string, found: Answers[string]): void {
  answers[`POST ${path}`] = FULL;
  answers[`GET ${path}`] = found;
}

it("reports once that the browser blocks the cookie of a guest's cart (beyond-437)", async () => {
  configure({ api: "https://api.example.com/" });
  serve("/shopping-cart", NONE);
  await add();
  await expect
    .poll(() => vi.mocked(console.error).mock.calls.flat().join(" "))
    .toMatch(/cart\/cookie.*as a third-party cookie.*Set "auth": "token".*subdomain.*proxy/s);
  expect(toastStore().getState().latest).toEqual({
    message: "Your browser didn’t keep your cart. Allow cookies for this site, then add it again.",
    tone: "error",
  });
  expect(getBadgeCount(cartState().getState())).toBe(0);
  await add();
  await rendered();
  expect(reads()).toHaveLength(1);
});

it("reports nothing when the browser keeps the cookie (beyond-437)", async () => {
  configure({ api: "https://api.example.com/" });
  serve("/shopping-cart", FULL);
  await add();
  await expect.poll(reads).not.toEqual([]);
  await rendered();
  expect(console.error).not.toHaveBeenCalled();
});

it.each([
  ["the API is on the page's origin", { api: "/api/" }, "/api/shopping-cart"],
  ["its address is absolute", { api: `${location.origin}/api/` }, "/api/shopping-cart"],
  ["the page uses tokens", { api: "https://api.example.com/", auth: "token" }, "/shopping-cart"],
] as const)("sends no call to check the cookie when %s (beyond-437)", async (_, settings, path) => {
  configure(settings);
  serve(path, NONE);
  await add();
  await import("./check-cart-cookie.js");
  await rendered();
  expect(reads()).toEqual([]);
});
