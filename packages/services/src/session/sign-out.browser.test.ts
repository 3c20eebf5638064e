import { newPage } from "@quire/conformance/new-page";
import { stayHere } from "@quire/conformance/stay-here";
import { routing } from "@quire/core";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { action } from "./actions/sign-out.js";
import { showSession } from "./session-changes.js";
import { type Session, sessionStore } from "./session-store.js";
import { finishSignOut, getLogoutAddress, signOut } from "./sign-out.js";

beforeEach(() => newPage());

const getReturn = (address: string) => new URL(address).searchParams.get("return");

it("returns to the current page with its query and hash (accounts-2.24)", () => {
  const { pathname, search, hash } = location;
  expect(getReturn(getLogoutAddress())).toBe(pathname + search + hash);
});

it("returns to the path in the trigger (robustness-13)", () => {
  expect(getLogoutAddress("/p?q=1#h")).toBe(
    `${location.origin}/logout?return=${encodeURIComponent("/p?q=1#h")}`,
  );
});

it.each(["", "/", "//"])("uses the configured site's logout address when the site ends with %j", (end) => {
  configure({ site: `https://www.quire.test/reader${end}` });
  expect(getLogoutAddress("/p")).toBe("https://www.quire.test/reader/logout?return=%2Fp");
});

it("uses the page's own origin even if it has a <base>", () => {
  const base = document.createElement("base");
  base.href = "https://cdn.quire.test/";
  document.head.append(base);
  expect(getLogoutAddress("/p")).toBe(`${location.origin}/logout?return=%2Fp`);
  base.remove();
});

it.each(["//evil.test", "https://O@evil.test", "/\t/evil.test", "%252F%252Fevil.test", "x".repeat(10_000)])(
  "returns to / when the trigger's path is %j (robustness-13)",
  (path) => {
    expect(getReturn(getLogoutAddress(path))).toBe("/");
  },
);

describe("signOut", () => {
  let requests: string[];
  let status: number;
  // A parsed session with the only fields that these tests need.
  const known = { status: "known", user: { id: "1" } } as Session;
  const isSigningOut = () => localStorage.getItem("quire:signing-out");
  const pressed = { element: document.body, keyboard: false };

  beforeEach(() => {
    requests = [];
    status = 200;
    localStorage.clear();
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
      const { method, url } = new Request(...input);
      requests.push(`${method} ${new URL(url).pathname}`);
      return Response.json({}, { status });
    });
    showSession(known);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("ends the session in all tabs and at the site (accounts-4.7)", async () => {
    const wentTo = stayHere();
    const events: unknown[] = [];
    const other = new BroadcastChannel("quire:session");
    other.onmessage = ({ data }) => events.push(data);
    const done = signOut("/p");
    expect([isSigningOut(), sessionStore().getState()]).toEqual(["1", known]);
    await done;
    expect(requests).toEqual(["GET /logout"]);
    expect(wentTo).toEqual([`${location.origin}/logout?return=%2Fp`]);
    expect([isSigningOut(), sessionStore().getState()]).toEqual([null, { status: "anonymous" }]);
    await expect.poll(() => events).toEqual(["signed-out"]);
    expect(console.error).not.toHaveBeenCalled(); // There is no second service, so its sign-out cannot fail.
    other.close();
  });

  it("sends one request, and keeps the session after a failure", async () => {
    const wentTo = stayHere();
    status = 500;
    await expect(signOut()).rejects.toMatchObject({ code: "request/status" });
    expect(requests).toEqual(["GET /logout"]);
    expect(wentTo).toEqual([]);
    expect([isSigningOut(), sessionStore().getState()]).toEqual([null, known]);
  });

  it.each([
    ["stays without a return path", undefined, []],
    ["opens the return path", "/bye?x=1", ["/bye?x=1"]],
  ])("%s in an application with a router (beyond-265)", async (_, path, expected) => {
    const wentTo = stayHere();
    const visited: string[] = [];
    onTestFinished(() => {
      routing().router = undefined;
    });
    routing().router = (address) => visited.push(address) > 0;
    await signOut(path);
    expect([wentTo, visited, sessionStore().getState()]).toEqual([[], expected, { status: "anonymous" }]);
  });

  it.each([
    ["reloads without a return path", undefined, ["reload"]],
    ["opens the return path on its own origin", "/bye", [`${location.origin}/bye`]],
  ])("%s when the API is on another origin (beyond-370)", async (_, path, expected) => {
    const wentTo = stayHere();
    configure({ api: "https://api.quire.test/api/" });
    await signOut(path);
    expect(requests).toEqual(["GET /logout"]);
    expect(wentTo.map((to) => (to === location.href ? "reload" : to))).toEqual(expected);
  });

  it("reloads again soon for a user, but not for a guest, when the API is on another origin (beyond-162)", async () => {
    const wentTo = stayHere();
    configure({ api: "https://api.quire.test/api/" });
    await signOut();
    showSession(known);
    await signOut();
    expect(wentTo).toHaveLength(2);
    await signOut();
    expect(wentTo).toHaveLength(2);
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain("page/reload-loop");
  });

  it("action signs out and opens the trigger's return path", async () => {
    const wentTo = stayHere();
    await expect(action.run({ ...pressed, data: { return: "/bye" } })).resolves.toBe("done");
    expect(wentTo).toEqual([`${location.origin}/logout?return=%2Fbye`]);
  });

  it("action rejects with a message for the user after a failure", async () => {
    status = 500;
    await expect(action.run({ ...pressed, data: {} })).rejects.toMatchObject({
      userMessage: "We couldn’t sign you out. Please check your connection and try again.",
      cause: { code: "request/status" },
    });
  });

  it("finishSignOut stays on the page, and reports a failure only to the developer", async () => {
    const wentTo = stayHere();
    status = 500;
    await finishSignOut();
    expect(sessionStore().getState()).toEqual(known);
    // The client loads the text of the report later.
    await expect.poll(() => vi.mocked(console.error).mock.calls.join()).toContain("request/status");
    status = 200;
    await finishSignOut();
    expect(sessionStore().getState()).toEqual({ status: "anonymous" });
    expect(wentTo).toEqual([]);
  });
});
