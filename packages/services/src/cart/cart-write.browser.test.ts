import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { rendered } from "@quire/conformance/held-time";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshPage } from "../../fixtures/fresh-page.js";
import { newReader } from "../session/index.js";
import { addNow } from "./add-to-cart.js";
import { cartState } from "./cart-state.js";
import { applyPromoCode } from "./cart-terms.js";
import { refreshCart } from "./load-cart.js";

const PATH = "/api/shopping-cart";
const cart = (id: string) => ({ id, line_items: { physical_items: [], digital_items: [] } });
const holds = (id: string) => ({ body: { cart: cart(id) } });

let sent: Sent[];
let answers: Record<string, Answers[string]>;
let keys: (string | null)[];

beforeEach(() => {
  sent = [];
  keys = [];
  answers = { [PATH]: holds("c1") };
  freshPage();
  const serve = answer(answers, sent);
  vi.stubGlobal("fetch", (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    if (request.method === "POST") keys.push(request.headers.get("idempotency-key"));
    return serve(request);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// This test runs first, because messages of other tests may reach the tabs late.
it("notifies no tab and reloads nothing when the write was not sent", async () => {
  await refreshCart();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const tab = new BroadcastChannel("quire:cart");
  const events: unknown[] = [];
  const end = new Promise<void>((resolve) => {
    tab.onmessage = ({ data }) => (data === "end" ? resolve() : events.push(data));
  });
  await expect(applyPromoCode("SPRING")).resolves.toMatchObject({ error: { code: "request/offline" } });
  new BroadcastChannel("quire:cart").postMessage("end");
  await end;
  tab.close();
  expect([events, cartState().getState()]).toMatchObject([[], { status: "ready", cart: { id: "c1" } }]);
});

it("sends a different write with a new key while another is unanswered (robustness-21)", async () => {
  answers[`POST ${PATH}`] = { status: 500 };
  await addNow([{ productId: "1", quantity: 1 }]);
  await addNow([{ productId: "1", quantity: 2 }]);
  await addNow([{ productId: "1", quantity: 2 }]);
  const [one, two, again] = keys;
  expect([one === two, two === again]).toEqual([false, true]);
});

it("discards an answer that arrives after the user has changed (robustness-39)", async () => {
  answers[`POST ${PATH}`] = () => {
    newReader();
    return Response.json({ cart: cart("c2") });
  };
  await addNow([{ productId: "1" }]);
  await rendered();
  expect(cartState().getState().cart).toBeUndefined();
});
