import { newPage } from "@quire/conformance/new-page";
import { stayHere } from "@quire/conformance/stay-here";
import { routing } from "@quire/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import {
  continueAfterSignIn,
  getPageAfterSignIn,
  returnAfterSignIn,
  stayAfterSignIn,
} from "./continue-after-sign-in.js";
import { pendingActionsHold } from "./pending-actions-hold.js";
import { sessionStore } from "./session-store.js";

describe("return path", () => {
  it("is undefined if there is no parameter, so that the page stays", () => {
    expect(returnAfterSignIn("", {})).toBeUndefined();
  });

  it("follows the page's return parameter exactly (robustness-13)", () => {
    expect(returnAfterSignIn(`?return=${encodeURIComponent("/p?q=1#h")}`, {})).toBe("/p?q=1#h");
  });

  it.each([
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "https://evil.test/",
    `https://${location.host}@evil.test`,
    `https://evil.test\\@${location.host}`,
    `${location.protocol}//${location.host}.`,
    `${location.protocol === "http:" ? "https" : "http"}://${location.host}/`,
    "%252F%252Fevil.test",
    `/${"a".repeat(10_240)}`,
    "%",
  ])("leads to / for %j (robustness-13)", (path) => {
    expect(returnAfterSignIn(`?return=${encodeURIComponent(path)}`, {})).toBe("/");
    expect(returnAfterSignIn("", { returnPath: path })).toBe("/");
  });

  it("leads to / if the parameter is repeated (robustness-13)", () => {
    expect(returnAfterSignIn("?return=%2Fa&return=%2Fb", {})).toBe("/");
  });

  it("prefers the trigger's own return path", () => {
    expect(returnAfterSignIn("?return=%2Fa", { returnPath: "/b" })).toBe("/b");
  });
});

it("adds registration=success to the address of the reload after a paywall registration (accounts-2.26)", () => {
  const query = { registration: "success" };
  expect(getPageAfterSignIn("https://quire.test/a?x=1#h", { query })).toBe(
    "https://quire.test/a?x=1&registration=success#h",
  );
});

const before = location.href;
const here = () => location.pathname + location.search;

beforeEach(() => {
  localStorage.clear();
  const json = { headers: { "content-type": "application/json" } };
  vi.stubGlobal("fetch", async () => new Response('{"id":"1","status":"subscribers"}', json));
});
afterEach(() => {
  history.replaceState(null, "", before);
  newPage();
  vi.unstubAllGlobals();
});

describe("with afterSignIn: update", () => {
  beforeEach(() => configure({ afterSignIn: "update" }));

  it("loads the user without a reload, and adds registration=success to the address", async () => {
    const wentTo = stayHere();
    history.replaceState({ of: "the host" }, "");
    await continueAfterSignIn({ query: { registration: "success" } });
    expect(sessionStore().getState()).toMatchObject({ status: "known", user: { status: "subscribers" } });
    expect(new URLSearchParams(location.search).get("registration")).toBe("success");
    expect(history.state).toEqual({ of: "the host" });
    expect(wentTo).toEqual([]);
  });

  it("does not change the address if there is no query", async () => {
    const replaced = vi.spyOn(history, "replaceState");
    await continueAfterSignIn();
    expect(replaced).not.toHaveBeenCalled();
    replaced.mockRestore();
  });

  it("still navigates to a return path (accounts-4.4)", async () => {
    const wentTo = stayHere();
    await continueAfterSignIn({ returnPath: "/p?q=1#h" });
    expect(wentTo).toEqual([`${location.origin}/p?q=1#h`]);
    expect(sessionStore().getState()).toEqual({ status: "unknown" });
  });
});

describe("with a router", () => {
  const visited: string[] = [];
  beforeEach(() => {
    visited.length = 0;
    routing().router = (address) => {
      visited.push(`${address} as ${sessionStore().getState().status}`);
      return true;
    };
  });

  it("loads the user in place (beyond-265)", async () => {
    const wentTo = stayHere();
    await continueAfterSignIn();
    expect(sessionStore().getState()).toMatchObject({ status: "known" });
    expect([wentTo, visited]).toEqual([[], []]);
    expect(pendingActionsHold().isOn).toBe(false);
  });

  it("opens the return path as the new user (beyond-265)", async () => {
    const wentTo = stayHere();
    await continueAfterSignIn({ returnPath: "/p?q=1#h", query: { registration: "success" } });
    expect([wentTo, visited]).toEqual([[], ["/p?q=1#h as known"]]);
    expect(location.href).toBe(before);
  });
});

describe("by default", () => {
  it("reloads the page (accounts-4.4)", async () => {
    const wentTo = stayHere();
    await continueAfterSignIn();
    expect(wentTo).toEqual(["reload"]);
  });

  it("navigates to the same page with the query in its address", async () => {
    const wentTo = stayHere();
    await continueAfterSignIn({ query: { registration: "success" } });
    expect(wentTo).toEqual([getPageAfterSignIn(before, { query: { registration: "success" } })]);
  });

  it("sets the hash and reloads if only the hash differs", async () => {
    const wentTo = stayHere();
    history.replaceState({ of: "the host" }, "");
    await continueAfterSignIn({ returnPath: `${here()}#comments` });
    expect(wentTo).toEqual(["reload"]);
    expect([location.hash, history.state]).toEqual(["#comments", { of: "the host" }]);
  });

  it("drops a second reload and updates the page instead (beyond-162)", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const wentTo = stayHere();
    await continueAfterSignIn();
    await continueAfterSignIn();
    expect(wentTo).toEqual(["reload"]);
    expect(sessionStore().getState()).toMatchObject({ status: "known" });
    vi.restoreAllMocks();
  });

  it("delays pending actions during the navigation, and loads the user if the page stays", async () => {
    stayHere();
    await continueAfterSignIn();
    expect(pendingActionsHold().isOn).toBe(true);
    expect(sessionStore().getState()).toEqual({ status: "unknown" });
    dispatchEvent(new PageTransitionEvent("pageshow"));
    await expect.poll(() => sessionStore().getState()).toMatchObject({ status: "known" });
    expect(pendingActionsHold().isOn).toBe(false);
  });

  it("does not load the user again after `stayAfterSignIn`", async () => {
    stayHere();
    await continueAfterSignIn();
    await stayAfterSignIn();
    const onRequest = vi.fn(fetch);
    vi.stubGlobal("fetch", onRequest);
    dispatchEvent(new PageTransitionEvent("pageshow"));
    await new Promise(requestAnimationFrame);
    expect(onRequest).not.toHaveBeenCalled();
  });
});
