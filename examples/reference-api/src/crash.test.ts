import { folders, shoppingCart } from "@quire/services/contract";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  checkoutIn,
  GOOD_CARD,
  getCharges,
  orderCount,
  saveAddress,
  tokenFor,
  write,
} from "./testing/buyer.js";
import { createMortal, type Mortal } from "./testing/mortal.js";
import { newKey } from "./testing/reader.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

let outside: Site;
let mortal: Mortal;
const start = () => mortal.start();

beforeEach(async () => {
  outside = await startSite(); // This site only provides the payment service, which continues after the server is killed.
  mortal = createMortal(`${outside.outside}/payment/charges`);
});
afterEach(async () => {
  await mortal.close();
  await closeAll();
});

interface KeyedRequest {
  readonly origin: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  readonly cookie: string;
}

/** Returns the answer, or undefined if the server died during the request. */
async function post({ origin, path, body, key, cookie }: KeyedRequest): Promise<Response | undefined> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key, Cookie: cookie };
  return fetch(origin + path, { method: "POST", body: JSON.stringify(body), headers }).catch(() => undefined);
}

async function signIn(origin: string): Promise<string> {
  const body = new URLSearchParams({ username: "newcomer@quire.test", password: "Reader#2026" });
  const answer = await fetch(`${origin}/authenticate`, { method: "POST", body });
  return answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
}

type Place = { readonly origin: string; readonly cookie: string; readonly turn: number };
type Check = (now: Place) => Promise<void>;
/** Builds the request of a round, and its key. */
type Ask = (now: Place) => Promise<Pick<KeyedRequest, "body" | "key">>;

/**
 * Sends a keyed write to servers, each of which dies one statement later than the one before. It repeats the
 * write to the next server. `check` inspects the data after each round. The loop ends with the first server
 * that survives. Returns the number of killed servers.
 */
async function killEverywhere(path: string, ask: Ask, check: Check): Promise<number> {
  let origin = await start();
  const cookie = await signIn(origin);
  for (let turn = 1; ; turn++) {
    const request = { path, cookie, ...(await ask({ origin, cookie, turn })) };
    await fetch(`${origin}/die?after=${turn}`, { method: "POST" });
    const first = await post({ ...request, origin });
    if (first) await fetch(`${origin}/die?after=Infinity`, { method: "POST" });
    else origin = await start();
    const again = await post({ ...request, origin });
    expect(again?.ok, `killed after statement ${turn}`).toBe(true);
    await check({ origin, cookie, turn });
    if (first) return turn - 1;
  }
}

/** Returns a client of the mortal server with the user's cookie. */
const readerAt = ({ origin, cookie }: Place): Site => ({
  ...outside,
  origin,
  visit: (path) => fetch(origin + path, { headers: { Cookie: cookie } }),
  post: (path, body, headers = {}) =>
    fetch(origin + path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", Cookie: cookie, ...headers },
    }),
});

const TIMEOUT = { timeout: 120_000 };

describe("a server that is killed in the middle of a keyed write (robustness-21)", () => {
  it("adds to the cart once, at whichever statement it died", TIMEOUT, async () => {
    const body = { items: [{ productId: "10011", type: "ship", format: "Hardcover" }] };
    const check: Check = async ({ origin, cookie, turn }) => {
      const answer = await fetch(`${origin}/api/shopping-cart`, { headers: { Cookie: cookie } });
      const { cart } = v.parse(shoppingCart.answer, await answer.json());
      expect(cart?.line_items.physical_items.map(({ quantity }) => quantity)).toEqual([turn]);
    };
    const ask: Ask = async () => ({ body, key: newKey() });
    expect(await killEverywhere("/api/shopping-cart", ask, check)).toBeGreaterThan(4);
  });

  it("creates one folder, at whichever statement it died", TIMEOUT, async () => {
    const ask: Ask = async ({ turn }) => ({ body: { name: `Papers ${turn}` }, key: newKey() });
    const check: Check = async ({ origin, cookie, turn }) => {
      const answer = await fetch(`${origin}/api/user/lists`, { headers: { Cookie: cookie } });
      const { lists } = v.parse(folders.answer, await answer.json());
      expect(lists).toHaveLength(turn);
    };
    expect(await killEverywhere("/api/user/lists", ask, check)).toBeGreaterThan(3);
  });

  it("orders and charges once, at whichever statement it died", TIMEOUT, async () => {
    const ask: Ask = async (now) => {
      const reader = readerAt(now);
      await write(reader, "shopping-cart", { items: [{ productId: "10011", type: "ship" }] });
      const { id } = await saveAddress(reader);
      const payment = await tokenFor(reader, GOOD_CARD);
      const choice = { shippingAddressId: id, billingAddressId: id, payment };
      const { quote, orderKey } = await checkoutIn(reader, choice);
      return { body: { quote }, key: orderKey };
    };
    const check: Check = async (now) => {
      const counts = [await orderCount(readerAt(now)), (await getCharges(outside)).length];
      expect(counts, `killed after statement ${now.turn}`).toEqual([now.turn, now.turn]);
    };
    expect(await killEverywhere("/api/commerce/order/submit", ask, check)).toBeGreaterThan(8);
  });
});
