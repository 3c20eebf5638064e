import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createFakeBackend } from "@quire/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forwardCall, getCart, getSession, preloadSession } from "./server.js";

const options = { api: "http://api.internal/api/" };
const backend = createFakeBackend();
const request = (cookie = "") => new Request("http://site.test/", { headers: { cookie } });

beforeEach(() => {
  backend.reset();
  vi.stubGlobal("fetch", backend.fetch);
});
afterEach(() => vi.unstubAllGlobals());

describe("getSession", () => {
  it.each([
    ["a fetch request", (cookie: string) => request(cookie)],
    ["the headers of Next", (cookie: string) => new Headers({ cookie })],
    ["a request of Node", (cookie: string) => ({ headers: { cookie } })],
  ])("returns the user of %s, by its cookie (beyond-288)", async (_, create) => {
    backend.reset({ tier: "subscribers", user: { firstName: "Kim" } });
    const session = await getSession(create("session=1"), options);
    expect(session).toMatchObject({ status: "known", user: { firstName: "Kim" } });
    expect(backend.requests()[0]?.headers.get("cookie")).toBe("session=1");
  });

  it("calls once for a request, and again for the next one (beyond-288)", async () => {
    const first = request();
    preloadSession(first, options);
    await Promise.all([getSession(first, options), getSession(first, options)]);
    expect(backend.requests()).toHaveLength(1);
    await getSession(request(), options);
    expect(backend.requests()).toHaveLength(2);
  });

  it.each([
    ["anonymous", "for a guest", {}],
    ["unknown", "when the API fails", { faults: [{ status: 503 }] }],
    ["unknown", "when the connection breaks", { faults: [{ cut: true }] }],
    ["unknown", "when the answer is invalid", { faults: [{ body: "<h1>Hotel</h1>" }] }],
  ] as const)("is %s %s (beyond-288)", async (status, _, scenario) => {
    backend.reset(scenario);
    expect(await getSession(request(), options)).toEqual({ status });
  });

  it("rejects a relative address, with the fix (beyond-288)", async () => {
    await expect(getSession(request(), { api: "/api/" })).rejects.toThrow(/absolute address/);
  });
});

it.each([
  [
    "the cart",
    { cart: [{ availabilityId: "7001-HBK" }] },
    expect.objectContaining({ id: expect.any(String) }),
  ],
  ["null for an empty cart", {}, null],
  ["undefined when the API fails", { faults: [{ status: 503 }] }, undefined],
] as const)("getCart returns %s (beyond-288)", async (_, scenario, expected) => {
  backend.reset(scenario);
  expect(await getCart(request(), options)).toEqual(expected);
});

describe("forwardCall", () => {
  /** Serves `answer`, and forwards one request there. */
  async function forward(
    sent: Request,
    answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  ) {
    vi.unstubAllGlobals();
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return forwardCall(sent, { to: `http://127.0.0.1:${port}` }).finally(() => server.close());
  }

  it("forwards the page's host, method, body and cookie (beyond-289)", async () => {
    const readings: Record<string, unknown> = {};
    const sent = new Request("https://www.example.com/authenticate?next=1", {
      method: "POST",
      headers: { host: "www.example.com", cookie: "a=1", "x-forwarded-host": "evil.example" },
      body: new URLSearchParams({ username: "robin" }),
    });
    await forward(sent, async ({ url, method, headers, ...incoming }, outgoing) => {
      Object.assign(readings, { url, method, headers });
      outgoing.end();
      void incoming;
    });
    expect(readings).toMatchObject({
      url: "/authenticate?next=1",
      method: "POST",
      headers: { "x-forwarded-host": "www.example.com", "x-forwarded-proto": "https", cookie: "a=1" },
    });
  });

  it("returns status, all cookies, redirects and a decoded body (beyond-289)", async () => {
    const answer = await forward(request(), (_, outgoing) => {
      outgoing.writeHead(303, [
        ...["Set-Cookie", "a=1", "Set-Cookie", "b=2", "Location", "/here"],
        ...["Content-Type", "text/plain"],
      ]);
      outgoing.end("moved");
    });
    expect([answer.status, answer.headers.getSetCookie(), answer.headers.get("location")]).toEqual([
      303,
      ["a=1", "b=2"],
      "/here",
    ]);
    expect(await answer.text()).toBe("moved");
  });
});
