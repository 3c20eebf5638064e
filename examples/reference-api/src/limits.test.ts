import type { Endpoint } from "@quire/services/contract";
import { endpoints } from "@quire/services/contract/table";
import { afterEach, describe, expect, it } from "vitest";
import { getAddress } from "./address.js";
import { clientAddress } from "./client-address.js";
import { limitedCalls } from "./limited-calls.js";
import type { LimitedAct } from "./limits.js";
import { openApiDocument } from "./openapi.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const two = { points: 2, seconds: 60 };
const plenty = { points: 999, seconds: 60 };
const startWith = (act: LimitedAct, limit: object) =>
  startSite({ limits: { [act]: { address: plenty, ...limit } } });

const person = (emailAddress: string) => ({
  firstName: "Ada",
  lastName: "Quill",
  emailAddress,
  password: "Reader#2026",
});
const guess = { emailAddress: "print@quire.test", accountNumber: "QR0000001", password: "x" };
const signUp = (site: Site, email: string) =>
  site.post("/api/newsletters/subscribe", { name: "First Chair", email });
const calls: readonly (readonly [LimitedAct, string, (site: Site) => Promise<Response>])[] = [
  ["signIn", "sign-in", (site) => site.signIn("nobody@quire.test", "wrong")],
  ["registration", "registration", (site) => site.post("/api/user/register", person("a@quire.test"))],
  [
    "lookup",
    "the lookup",
    (site) => site.post("/api/user/subscriber/search", { emailAddress: "a@quire.test" }),
  ],
  ["lookup", "linking", (site) => site.post("/api/user/subscribe", guess)],
  [
    "forgotPassword",
    "forgotten passwords",
    (site) => site.post("/api/user/forgotpassword", { emailAddress: "a" }),
  ],
  ["search", "suggestions", (site) => site.visit("/service/search/auto-suggest?term=team")],
  ["signUp", "sign-ups by e-mail", (site) => signUp(site, "a@quire.test")],
  [
    "guestWrite",
    "a guest's cart",
    (site) => site.post("/api/shopping-cart", { items: [{ productId: "1" }] }),
  ],
  [
    "guestWrite",
    "a guest's removals from the cart",
    (site) => site.post("/api/shopping-cart", { items: [{ productId: "1" }] }, {}, "DELETE"),
  ],
  ["coupon", "guessed codes", (site) => site.post("/api/commerce/order/promo-code", { code: "GUESS" })],
];

describe("limits by address", () => {
  it.each(calls)("of %s: %s answers 429 with Retry-After after too many calls", async (act, _name, call) => {
    const site = await startWith(act, { address: two });
    const statuses = [(await call(site)).status, (await call(site)).status];
    expect(statuses).not.toContain(429);
    const answer = await call(site);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(50);
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    expect(await answer.json()).toMatchObject({ errors: [{ code: "too-many-requests" }] });
  });

  it.each([
    ["registration", "/api/user/register", person("victim@quire.test")],
    ["lookup", "/api/user/subscriber/search", { emailAddress: "victim@quire.test" }],
  ] as const)(
    "count nothing for a name if the captcha of the %s fails (beyond-246)",
    async (act, path, body) => {
      const site = await startWith(act, { name: two });
      for (let turn = 0; turn < 5; turn++) expect((await site.post(path, body)).status).toBe(400);
    },
  );

  it("reach a form without JavaScript as a code", async () => {
    const site = await startWith("signIn", { address: { points: 1, seconds: 60 } });
    const headers = { Accept: "text/html" };
    await site.signIn("reader@quire.test", "wrong", headers);
    const answer = await site.signIn("reader@quire.test", "wrong", headers);
    expect(answer.headers.get("location")).toBe("/sign-in?error=too-many-requests");
  });

  it("allow a browser in which the account has signed in before", async () => {
    const site = await startWith("signIn", { address: two });
    await site.signIn("reader@quire.test");
    expect((await site.signIn("nobody@quire.test", "wrong")).status).toBe(401);
    expect((await site.signIn("nobody@quire.test", "wrong")).status).toBe(429);
    expect((await site.signIn("reader@quire.test")).status).toBe(200);
  });

  it("do not count a repeated answer", async () => {
    const site = await startWith("signUp", { address: two });
    const headers = { "Idempotency-Key": "0123456789abcdef" };
    const body = { name: "First Chair", email: "a@quire.test" };
    for (let turn = 0; turn < 5; turn++) {
      expect((await site.post("/api/newsletters/subscribe", body, headers)).status).toBe(204);
    }
    expect((await signUp(site, "b@quire.test")).status).toBe(204);
  });
});

describe("the OpenAPI document", () => {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, { responses: Record<string, object> }>>;
  };
  const busyAnswer = (row: Endpoint) => paths[getAddress(row)]?.[row.method.toLowerCase()]?.responses["429"];

  it("lists 429 with Retry-After for every limited call", () => {
    for (const row of limitedCalls) {
      expect(busyAnswer(row), row.name).toMatchObject({
        headers: { "Retry-After": { schema: { type: "integer", minimum: 1 } } },
        content: { "application/json": { schema: { type: "object" } } },
      });
    }
  });

  it.each(calls)("of %s: %s", async (act, _name, call) => {
    let called = { method: "", path: "" };
    const site = await startWith(act, { address: two });
    const { post, visit, signIn } = site;
    const note = (method: string, address: string) => {
      called = { method, path: address.split("?")[0] ?? "" };
    };
    const spy: Site = {
      ...site,
      post: (path, body, headers, method = "POST") => {
        note(method.toLowerCase(), path);
        return post(path, body, headers, method);
      },
      visit: (path, ...rest) => {
        note("get", path);
        return visit(path, ...rest);
      },
      signIn: (...args) => {
        note("post", "/authenticate");
        return signIn(...args);
      },
    };
    await call(spy);
    expect(paths[called.path]?.[called.method]?.responses).toHaveProperty("429");
  });

  it("lists 429 for no other call", () => {
    const limited = new Set(limitedCalls.map((row) => `${row.method} ${getAddress(row)}`));
    for (const row of endpoints) {
      expect(busyAnswer(row) !== undefined, row.name).toBe(limited.has(`${row.method} ${getAddress(row)}`));
    }
  });
});

describe("limits by name", () => {
  it("refuse an account that writes too often, by any write (beyond-184)", async () => {
    const site = await startWith("accountWrite", { name: two });
    await site.signIn("reader@quire.test");
    const save = () => site.post("/api/user/saves", { id: "1", title: "One", url: "/one" });
    const follow = () => site.post("/api/user/subscribe", { type: "topic", name: "Strategy" });
    expect([(await save()).status, (await follow()).status]).not.toContain(429);
    const refused = await save();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(50);
    expect((await site.visit("/api/user/profile")).status).toBe(200);
  });

  it("stop guesses of coupon codes, but no removals (beyond-105)", async () => {
    const site = await startWith("coupon", { name: two });
    await site.signIn("reader@quire.test");
    await site.post("/api/shopping-cart", { items: [{ productId: "10011", type: "ebook" }] });
    const guess = async (more = {}) =>
      (await site.post("/api/commerce/order/promo-code", { code: "GUESS", ...more })).status;
    expect([await guess(), await guess(), await guess()]).toEqual([422, 422, 429]);
    expect(await guess({ remove: true })).toBe(200);
  });

  it("apply across client addresses, and only to that name", async () => {
    const site = await startWith("signUp", { name: two });
    expect((await signUp(site, "a@quire.test")).status).toBe(204);
    expect((await signUp(site, "A@quire.test ")).status).toBe(204);
    expect((await signUp(site, "a@quire.test")).status).toBe(429);
    expect((await signUp(site, "b@quire.test")).status).toBe(204);
  });
});

describe("the client address", () => {
  const contextOf = (remoteAddress: string | undefined, forwarded?: string) =>
    ({
      req: { header: () => forwarded },
      env: remoteAddress === undefined ? {} : { incoming: { socket: { remoteAddress } } },
    }) as unknown as Parameters<typeof clientAddress>[0]; // The only parts that `clientAddress` reads.

  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "::ffff:192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::7", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    [undefined, "the site"],
  ])("of %s is %s", (remote, address) => {
    expect(clientAddress(contextOf(remote), { trustProxy: false })).toBe(address);
  });

  it("comes from the trusted proxy, never from the client's own header", () => {
    const c = contextOf("127.0.0.1", "203.0.113.9, 192.0.2.1");
    expect(clientAddress(c, { trustProxy: true })).toBe("192.0.2.1");
    expect(clientAddress(c, { trustProxy: false })).toBe("127.0.0.1");
  });
});
