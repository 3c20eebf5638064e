import { endpoints } from "@quire/services/contract/table";
import { setupServer } from "msw/node";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createFakeBackend, type FakeBackend, READER } from "./index.js";

const SITE = "http://localhost";

/** Sends JSON to a path of the API. */
function send(backend: FakeBackend, method: string, path: string, body?: unknown, headers = {}) {
  const json = { "content-type": "application/json", ...headers };
  const init = { method, headers: json, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return backend.fetch(`${SITE}/api/${path}`, init);
}

const signIn = (backend: FakeBackend, password: string = READER.password) =>
  backend.fetch(`${SITE}/authenticate`, {
    method: "POST",
    body: new URLSearchParams({ username: READER.email, password }),
  });

/** Returns an answer's JSON, with the type that the test expects. */
const read = async (answer: Response | Promise<Response>) => (await answer).json();

/** Waits until the backend has set its timer, without a timer. */
async function timerSet(): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("calls", () => {
  const folders = { site: "", api: "api/", service: "service/", identity: "identity/" };
  const addresses = { geolocation: "geolocation", supplied: "verify-subscription" };
  /** Bodies that distinguish calls of one address. */
  const bodies = {
    linkSubscription: { accountNumber: "1" },
    signUpForNewsletter: { email: "a@example.com" },
  };
  /** Calls that a backend cannot distinguish from another one. */
  const twins = { registerPaywallUser: "registerUser" };

  it.each(endpoints.map((row) => [row.name, row] as const))(
    "answers %s",
    async (name, { base, path, method }) => {
      const backend = createFakeBackend({ user: {} });
      const address =
        { ...folders, ...addresses, playback: "", platform: "" }[base] + path.replaceAll(/\{\w+\}/g, "1");
      const body = name in bodies ? JSON.stringify(bodies[name as keyof typeof bodies]) : null;
      await backend.fetch(`${SITE}/${address}`, { method, body });
      expect(backend.requests().map(({ call }) => call)).toEqual([{ ...twins }[name as string] ?? name]);
    },
  );

  it("answers a body that breaks the contract with 400", async () => {
    const backend = createFakeBackend({ user: {} });
    const answer = await send(backend, "POST", "user/saves", { title: 7 });
    expect(answer.status).toBe(400);
    expect((await read(answer)).errors[0].field).toBe("id");
  });

  it("rejects with call, path and field when its own answer breaks the contract", async () => {
    const backend = createFakeBackend({ user: {} });
    Object.assign(backend.state.user ?? {}, { quota: { limit: "many", count: 0 } });
    await expect(send(backend, "GET", "user/quota")).rejects.toThrow(
      /answer to "quota" \(GET user\/quota\) breaks the contract at "limit"/,
    );
  });

  it("passes on requests outside of the contract", async () => {
    const network = vi.fn(async () => new Response("from the network"));
    vi.stubGlobal("fetch", network);
    const backend = createFakeBackend();
    expect(await (await backend.fetch("/style.css")).text()).toBe("from the network");
    expect(network).toHaveBeenCalledWith("/style.css", {});
  });

  it("uses the configured addresses", async () => {
    const backend = createFakeBackend({ api: "https://api.example.com/v1/" });
    const answer = await backend.fetch("https://api.example.com/v1/topic");
    expect((await read(answer)).topics[0].name).toBe("Innovation");
  });

  it("works with MSW", async () => {
    const backend = createFakeBackend({ user: { firstName: "Kim" } });
    const server = setupServer(...backend.handlers);
    server.listen();
    const answer = await fetch(`${SITE}/api/user/profile`).finally(() => server.close());
    expect((await read(answer)).firstName).toBe("Kim");
  });
});

describe("state", () => {
  it("changes the session at sign-in and sign-out", async () => {
    const backend = createFakeBackend();
    expect((await send(backend, "GET", "user/profile")).status).toBe(401);
    expect((await signIn(backend, "wrong")).status).toBe(401);
    expect((await signIn(backend)).status).toBe(200);
    expect((await read(send(backend, "GET", "user/profile"))).emailAddress).toBe(READER.email);
    await backend.fetch(`${SITE}/logout`);
    expect(backend.state.user).toBeUndefined();
  });

  it("refuses a restricted account", async () => {
    const backend = createFakeBackend();
    const [account] = backend.state.accounts;
    if (account) account.restricted = true;
    const answer = await signIn(backend);
    expect([answer.status, await read(answer)]).toEqual([403, { user_restricted: true }]);
  });

  it("registers a user and signs in", async () => {
    const backend = createFakeBackend();
    const person = {
      firstName: "Kim",
      lastName: "Lane",
      emailAddress: "kim@example.com",
      password: "Reader#2026",
    };
    expect((await send(backend, "POST", "user/register", person)).status).toBe(200);
    expect(backend.state.user?.firstName).toBe("Kim");
    expect((await send(backend, "POST", "user/register", person)).status).toBe(409);
  });

  it("verifies a subscription at a supplied address", async () => {
    const backend = createFakeBackend();
    const [account] = backend.state.accounts;
    if (account) account.emailAddress = "noor@example.com";
    const answer = await backend.fetch(`${SITE}/verify-subscription`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        emailAddress: "noor@example.com",
        accountNo: "900100200",
        password: READER.password,
      }),
    });
    expect(await read(answer)).toMatchObject({ subscriptionLinked: true });
    expect(account?.roleCodes).toHaveLength(1);
  });

  it("lists a topic after a follow", async () => {
    const backend = createFakeBackend({ user: {} });
    const body = { type: "topic", name: "Strategy" };
    expect((await send(backend, "POST", "user/subscribe", body)).status).toBe(204);
    expect((await read(send(backend, "GET", "user/profile"))).topics).toEqual([{ name: "Strategy" }]);
    await send(backend, "DELETE", "user/subscribe", body);
    expect(backend.state.user?.follows.topic).toEqual([]);
  });

  it("saves an item into a folder and discards it", async () => {
    const backend = createFakeBackend({ user: {}, folders: ["Later"] });
    const [folder] = (await read(send(backend, "GET", "user/lists"))).lists;
    const item = { id: "1001", title: "A Strategy for Small Harbors", listIds: [folder.id] };
    await send(backend, "POST", "user/saves", item);
    const page = await read(send(backend, "GET", "user/list/later/1/8?format=json"));
    expect(page.entries.map(({ id }: { id: string }) => id)).toEqual(["1001"]);
    await send(backend, "DELETE", "user/saves", { id: "1001" });
    expect(backend.state.user?.saves).toEqual([]);
  });

  it("searches and sorts saved items, and sends their number (beyond-325)", async () => {
    const saves = [
      { id: "1", title: "Boats", saved: "2026-11-02", folders: ["Later"] },
      { id: "2", title: "Ants and boats", saved: "2026-11-01", folders: ["Later"] },
      { id: "3", title: "Boats again" },
    ];
    const backend = createFakeBackend({ user: {}, folders: ["Later"], saves });
    const titles = async (path: string) => {
      const { entries, page } = await read(send(backend, "GET", path));
      return [page.totalEntries, ...entries.map(({ title }: { title: string }) => title)];
    };
    expect(await titles("user/saves/1/2?format=json&term=boats")).toEqual([3, "Boats", "Ants and boats"]);
    expect(await titles("user/list/later/1/8?format=json&sort=title")).toEqual([
      2,
      "Ants and boats",
      "Boats",
    ]);
    expect(await titles("user/list/later/1/8?format=json&sort=date&order=asc")).toEqual([
      2,
      "Ants and boats",
      "Boats",
    ]);
    expect((await read(send(backend, "GET", "user/lists"))).saved).toBe(3);
  });

  it("runs a keyed call once when its key is repeated", async () => {
    const backend = createFakeBackend();
    const items = [{ productId: "7001-HBK", type: "ship", quantity: 2 }];
    const add = () => send(backend, "POST", "shopping-cart", { items }, { "Idempotency-Key": "one" });
    const first = await read(add());
    expect(await read(add())).toEqual(first);
    expect(backend.state.cart?.lines).toMatchObject([{ availabilityId: "7001-HBK", quantity: 2 }]);
  });

  it("merges a guest's cart into the account's at sign-in, and separates it again", async () => {
    const backend = createFakeBackend({ user: {}, cart: [{ availabilityId: "7001-HBK" }] });
    await backend.fetch(`${SITE}/logout`);
    await send(backend, "POST", "shopping-cart", { items: [{ productId: "7002-PDF" }] });
    await signIn(backend);
    const { cart } = await read(send(backend, "GET", "shopping-cart"));
    expect(cart.combined.items).toEqual([{ name: "Notes for New Editors", quantity: 1 }]);
    await send(backend, "DELETE", "shopping-cart/combined", { id: cart.combined.id });
    expect(backend.state.cart?.lines.map(({ availabilityId }) => availabilityId)).toEqual(["7001-HBK"]);
  });

  it("restores a removed line at its old position", async () => {
    const cart = [{ availabilityId: "7001-HBK" }, { availabilityId: "7002-PDF" }];
    const backend = createFakeBackend({ cart });
    await send(backend, "DELETE", "shopping-cart", { items: [{ productId: "7001-HBK" }] });
    await send(backend, "POST", "shopping-cart", { items: [{ productId: "7001-HBK", restored: true }] });
    expect(backend.state.cart?.lines).toMatchObject(cart);
  });

  it("adds up to the maximum quantity of a product and reports the limited items", async () => {
    const form = { availabilityId: "1-PBK", format: "Paperback", listPrice: "10.00", most: 3 };
    const backend = createFakeBackend({ products: [{ id: "1", title: "A book", availabilities: [form] }] });
    const answer = send(backend, "POST", "shopping-cart", { items: [{ productId: "1-PBK", quantity: 5 }] });
    expect((await read(answer)).limited).toEqual([{ productId: "1-PBK", type: "ship", quantity: 3 }]);
    expect(backend.state.cart?.lines).toMatchObject([{ quantity: 3 }]);
  });

  it.each([
    [
      "sells permissions at their own price",
      { permissionPrice: "4.50" },
      [["Copyright Permissions", "4.50"]],
    ],
    ["adds no permission where none are sold", {}, undefined],
  ])("%s", async (_, more, lines) => {
    const form = { availabilityId: "1-PDF", format: "PDF", listPrice: "9.95", ...more };
    const backend = createFakeBackend({ products: [{ id: "1", title: "A case", availabilities: [form] }] });
    const items = [{ productId: "1-PDF", type: "Perm" }];
    const { cart } = await read(send(backend, "POST", "shopping-cart", { items }));
    type Line = { readonly format: string; readonly unitPrice: string };
    const sold = cart?.line_items.digital_items.map(({ format, unitPrice }: Line) => [format, unitPrice]);
    expect(sold).toEqual(lines);
  });

  it("accepts a coupon code in any case", async () => {
    const backend = createFakeBackend({ cart: [{ availabilityId: "7001-HBK" }] });
    await send(backend, "POST", "commerce/order/promo-code", { code: "welcome10" });
    expect(backend.state.cart?.coupons).toEqual(["WELCOME10"]);
  });

  it("turns a cart into an order", async () => {
    const backend = createFakeBackend({ user: {}, cart: [{ availabilityId: "7001-HBK" }] });
    const address = { firstName: "Robin", lastName: "Ashdown", address1: "12 Quarto Lane", city: "Boston" };
    await send(backend, "POST", "commerce/address", { ...address, countryCode: "US" });
    const payment = { token: "tok_1", label: "Visa •••• 4242" };
    const { checkout } = await read(send(backend, "POST", "commerce/shipping-payment", { payment }));
    const submit = (quote: string) =>
      send(backend, "POST", "commerce/order/submit", { quote }, { "Idempotency-Key": checkout.orderKey });
    expect((await submit("quote.0")).status).toBe(409);
    const { order } = await read(submit(checkout.quote));
    expect(order.totals.grandTotal).toBe("40.95");
    expect((await read(submit(checkout.quote))).order).toEqual(order);
    const page = await read(send(backend, "GET", "ordered/1/8?format=json"));
    expect(page.entries.map(({ id }: { id: string }) => id)).toEqual([order.orderNumber]);
    expect(backend.state.cart).toBeUndefined();
  });

  it("counts down the gifts, and counts the same article once", async () => {
    const backend = createFakeBackend({ user: {}, giftsLeft: 1 });
    const give = (url: string) => send(backend, "POST", "article-gift/give-gift", { url });
    const first = await read(give("/2026/10/a-strategy-for-small-harbors"));
    expect(first.articleGiftsLeft).toBe(0);
    expect(await read(give("/2026/10/a-strategy-for-small-harbors"))).toEqual(first);
    expect((await give("/2026/09/pricing-by-the-slice")).status).toBe(403);
  });

  it("starts over after a reset, optionally with another scenario", async () => {
    const backend = createFakeBackend({ user: { firstName: "Robin" } });
    await send(backend, "GET", "topic");
    backend.reset({ user: { firstName: "Kim", tier: "subscribers" }, quotas: { articles: { count: 3 } } });
    expect(backend.requests()).toEqual([]);
    const profile = await read(send(backend, "GET", "user/profile"));
    expect(profile).toMatchObject({ firstName: "Kim", status: "subscribers", quota: { remaining: 1 } });
    backend.reset();
    expect(backend.state.user?.firstName).toBe("Robin");
  });

  it("lists requests with their bodies", async () => {
    const backend = createFakeBackend({ user: {} });
    await send(backend, "POST", "user/subscribe", { type: "topic", name: "Strategy" });
    await send(backend, "GET", "topic");
    expect(backend.requests("POST", "/api/user/subscribe")).toMatchObject([
      { call: "follow", body: { type: "topic", name: "Strategy" } },
    ]);
    expect(backend.requests()).toHaveLength(2);
  });
});

describe("faults", () => {
  it("answers with a status the given number of times, and does nothing", async () => {
    const backend = createFakeBackend({ user: {} });
    backend.fault({ call: "follow", status: 503, times: 2 });
    const follow = () => send(backend, "POST", "user/subscribe", { type: "topic", name: "Strategy" });
    expect([(await follow()).status, (await follow()).status]).toEqual([503, 503]);
    expect(backend.state.user?.follows.topic).toEqual([]);
    expect((await follow()).status).toBe(204);
  });

  it("answers with an HTML page instead of data", async () => {
    const backend = createFakeBackend();
    backend.fault({ call: "topics", body: "<h1>Hotel</h1>", headers: { "Content-Type": "text/html" } });
    const answer = await send(backend, "GET", "topic");
    expect([answer.status, await answer.text()]).toEqual([200, "<h1>Hotel</h1>"]);
  });

  it.each([
    [true, []],
    ["after" as const, ["Strategy"]],
  ])("breaks the connection: %s", async (cut, followed) => {
    const backend = createFakeBackend({ user: {} });
    backend.fault({ path: "/api/user/subscribe", cut });
    const follow = send(backend, "POST", "user/subscribe", { type: "topic", name: "Strategy" });
    await expect(follow).rejects.toThrow(TypeError);
    expect(backend.state.user?.follows.topic).toEqual(followed);
  });

  it("hangs until the call is aborted", async () => {
    const backend = createFakeBackend();
    backend.fault({ call: "topics", hang: true });
    const over = new AbortController();
    const answer = backend.fetch(`${SITE}/api/topic`, { signal: over.signal });
    await vi.waitFor(() => expect(backend.requests()).toHaveLength(1));
    over.abort(new Error("given up"));
    await expect(answer).rejects.toThrow("given up");
  });

  it("delays an answer until a promise settles", async () => {
    const backend = createFakeBackend();
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.fault({ call: "topics", until: promise });
    const answered = vi.fn();
    const answer = send(backend, "GET", "topic").then(answered);
    await vi.waitFor(() => expect(backend.requests()).toHaveLength(1));
    expect(answered).not.toHaveBeenCalled();
    resolve();
    await answer;
    expect(answered).toHaveBeenCalledOnce();
  });

  it("ends pending calls at a reset, and leaves no timer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const backend = createFakeBackend({ faults: [{ call: "topics", hang: true }] });
    const late = expect(send(backend, "GET", "topic")).rejects.toThrow(TypeError);
    backend.delay(5_000, "recaptchaEnabled");
    const slow = expect(send(backend, "GET", "recaptcha/enabled")).rejects.toThrow(TypeError);
    await timerSet();
    backend.reset();
    await Promise.all([late, slow]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("delays a call by fake timers", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const backend = createFakeBackend();
    const undo = backend.delay(5_000);
    const answered = vi.fn();
    const answer = send(backend, "GET", "topic").then(answered);
    await timerSet();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    undo();
    expect((await send(backend, "GET", "topic")).ok).toBe(true);
  });
});
