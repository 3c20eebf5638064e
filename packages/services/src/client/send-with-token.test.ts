import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { runtime } from "@quire/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { endpoint } from "../contract/endpoint.js";
import { authenticate, logout } from "../contract/index.js";
import { call } from "./call.js";
import { isRequestError } from "./request-error.js";
import { onUnauthorized } from "./unauthorized.js";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const read = endpoint({ name: "read", method: "GET", base: "api", path: "thing", spec: "test" });
const write = endpoint({ name: "write", method: "POST", base: "api", path: "thing", spec: "test" });
const credentials = { body: { username: "robin@example.com", password: "secret" } };

let seen: IncomingMessage[] = [];
let answers: Record<string, Answer[]> = {};

const server = createServer((request, response) => {
  request.resume();
  seen.push(request);
  const list = answers[`${request.method} ${request.url?.replace(/^\/api\/|\?.*/g, "")}`] ?? [];
  const answer = list.length > 1 ? list.shift() : list[0];
  answer?.(response, request);
});

const empty =
  (status: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end();
const tokens = (access: string, seconds = 300, refresh = `refresh-${access}`) => ({
  ...{ "x-access-token": access, "x-refresh-token": refresh },
  ...(seconds > 0 && { "x-expires-in": String(seconds) }),
});
const signedIn =
  (headers = {}): Answer =>
  (response) =>
    response
      .writeHead(200, { "content-type": "application/json", ...headers })
      .end(JSON.stringify({ authenticated: true }));
/** Accepts one access token, as a server does. */
const only =
  (access: string): Answer =>
  (response, { headers }) =>
    response.writeHead(headers.authorization === `Bearer ${access}` ? 204 : 401).end();

const sentTo = (path: string) => seen.filter(({ url }) => url?.includes(path));
const bearers = (path = "thing") => sentTo(path).map(({ headers }) => headers.authorization);

let other: BroadcastChannel;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  seen = [];
  answers = { "POST /authenticate": [signedIn(tokens("one"))], "GET thing": [only("one")] };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server that is listening has an address object.
  const { port } = server.address() as AddressInfo;
  configure({ api: `http://127.0.0.1:${port}/api/`, site: undefined, identity: null, auth: "token" });
  other = new BroadcastChannel("quire:tokens");
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  other.close();
  runtime().shared.delete("tokens");
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const signIn = () => call(authenticate, credentials);

async function getCode(called: Promise<unknown>): Promise<string> {
  const error = await called.catch((cause) => cause);
  return isRequestError(error) ? `${error.code} ${error.status ?? ""}`.trim() : String(error);
}

function listenForTheEnd() {
  const ended = vi.fn();
  onUnauthorized(ended);
  return ended;
}

describe("tokens", () => {
  it("are sent with each call after a sign-in (beyond-422)", async () => {
    await signIn();
    await call(read);
    expect(bearers("authenticate")).toEqual([undefined]);
    expect(bearers()).toEqual(["Bearer one"]);
    expect(seen.every(({ headers }) => headers["x-session"] === "token")).toBe(true);
  });

  it("are never sent to another service (beyond-422)", async () => {
    await signIn();
    const { origin } = new URL(`http://${seen[0]?.headers.host}`);
    configure({ api: "https://api.example.com/", site: "https://api.example.com/", identity: origin });
    answers["POST /logout"] = [empty(204)];
    await call({ ...logout, method: "POST", base: "identity" }, { query: {} });
    expect(bearers("logout")).toEqual([undefined]);
  });

  it("are unused, and their headers not sent, with cookies (beyond-427)", async () => {
    configure({ auth: "cookie" });
    await signIn();
    await getCode(call(read));
    expect(bearers()).toEqual([undefined]);
    expect(seen.some(({ headers }) => "x-session" in headers)).toBe(false);
  });

  it("end with a sign-out, here and in other tabs (beyond-422)", async () => {
    await signIn();
    answers["GET /logout"] = [empty(204)];
    const ended = vi.fn();
    other.addEventListener("message", ({ data }) => ended(data));
    await call(logout, { query: {} });
    await getCode(call(read));
    expect(bearers()).toEqual([undefined]);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith("ended"));
  });

  it("of a guest are sent, and never renewed (beyond-426)", async () => {
    answers["POST thing"] = [empty(204, { "x-access-token": "guest.1" })];
    await call(write);
    expect(await getCode(call(read))).toBe("request/status 401");
    await call(write);
    expect(bearers()).toEqual([undefined, "Bearer guest.1", "Bearer guest.1"]);
    expect(sentTo("session/token")).toEqual([]);
  });
});

describe("an access token", () => {
  beforeEach(() => {
    answers["POST session/token"] = [empty(204, tokens("two"))];
  });

  it("is renewed before a call, when its seconds since receipt are over (beyond-424)", async () => {
    await signIn();
    answers["GET thing"] = [only("two")];
    vi.setSystemTime(Date.now() + 300_000);
    await call(read);
    expect(bearers()).toEqual(["Bearer two"]);
    expect(sentTo("session/token")[0]?.headers["x-refresh-token"]).toBe("refresh-one");
  });

  it("is not renewed early on a device with a wrong clock (beyond-424)", async () => {
    vi.setSystemTime(new Date("2001-01-01"));
    await signIn();
    await call(read);
    expect([bearers(), sentTo("session/token")]).toEqual([["Bearer one"], []]);
  });

  it("is renewed once after a 401, and the call is sent once more (beyond-424)", async () => {
    await signIn();
    answers["POST thing"] = [only("two")];
    await call(write);
    expect(bearers()).toEqual(["Bearer one", "Bearer two"]);
  });

  it("ends the session when the new one is refused too (beyond-424)", async () => {
    await signIn();
    answers["GET thing"] = [empty(401)];
    const ended = listenForTheEnd();
    expect(await getCode(call(read))).toBe("request/status 401");
    expect(bearers()).toEqual(["Bearer one", "Bearer two"]);
    expect(ended).toHaveBeenCalled();
  });

  it("is renewed once for all calls of a tab (beyond-425)", async () => {
    await signIn();
    answers["GET thing"] = [only("two")];
    await Promise.all([call(read), call(read), call(read)]);
    expect(sentTo("session/token")).toHaveLength(1);
    expect(bearers().filter((bearer) => bearer === "Bearer two")).toHaveLength(3);
  });

  it("is not renewed for a wrong password (beyond-424)", async () => {
    await signIn();
    answers["POST /authenticate"] = [empty(401)];
    expect(await getCode(signIn())).toBe("request/status 401");
    expect([sentTo("authenticate").length, sentTo("session/token").length]).toEqual([2, 0]);
  });
});

describe("a renewal that fails", () => {
  beforeEach(async () => {
    await signIn();
    answers["GET thing"] = [only("two")];
  });

  it.each([
    ["by a busy server", empty(503)],
    ["by a lost connection", (response: ServerResponse) => response.destroy()],
  ])("%s fails the call, and signs nobody out (beyond-425)", async (_, answer) => {
    answers["POST session/token"] = [answer, empty(204, tokens("two"))];
    const ended = listenForTheEnd();
    expect(await getCode(call(read))).toBe("request/network");
    expect(ended).not.toHaveBeenCalled();
    await call(read);
  });

  it("uses the tokens of another tab (beyond-425)", async () => {
    answers["POST session/token"] = [empty(401)];
    other.addEventListener("message", ({ data }) => {
      if (data === "ask") other.postMessage({ access: "two", until: Date.now() + 60_000, refresh: "" });
    });
    await call(read);
    expect(bearers()).toEqual(["Bearer one", "Bearer two"]);
  });

  it("ends the session when no other tab has tokens (beyond-425)", async () => {
    answers["POST session/token"] = [empty(401)];
    const ended = listenForTheEnd();
    expect(await getCode(call(read))).toBe("request/status 401");
    expect(ended).toHaveBeenCalled();
    await getCode(call(read));
    expect(bearers()).toEqual(["Bearer one", undefined]);
  });
});

it("gives its tokens to a tab that asks for them (beyond-425)", async () => {
  await signIn();
  const received = vi.fn();
  other.addEventListener("message", ({ data }) => received(data));
  other.postMessage("ask");
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith(expect.objectContaining({ access: "one" })));
});
