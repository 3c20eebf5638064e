import { newPage } from "@quire/conformance/new-page";
import { stayHere } from "@quire/conformance/stay-here";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import {
  continueAfterSignIn,
  pageAfterSignIn,
  returnAfterSignIn,
  stayAfterSignIn,
} from "./continue-after-sign-in.js";
import { pendingActionsHold } from "./pending-actions-hold.js";
import { sessionStore } from "./session-store.js";

describe("the return path", () => {
  it("is none where nothing is said: the page itself stays", () => {
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

  it("leads to / when the parameter is given twice (robustness-13)", () => {
    expect(returnAfterSignIn("?return=%2Fa&return=%2Fb", {})).toBe("/");
  });

  it("prefers the trigger's own return path", () => {
    expect(returnAfterSignIn("?return=%2Fa", { returnPath: "/b" })).toBe("/b");
  });
});

it("registration=success is added to the address for the reload after paywall registration (accounts-2.26)", () => {
  const query = { registration: "success" };
  expect(pageAfterSignIn("https://quire.test/a?x=1#h", { query })).toBe(
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

  it("the page is not loaded anew: the reader is known in place, and the address says registration=success", async () => {
    const wentTo = stayHere();
    history.replaceState({ of: "the host" }, "");
    await continueAfterSignIn({ query: { registration: "success" } });
    expect(sessionStore().getState()).toMatchObject({ status: "known", user: { status: "subscribers" } });
    expect(new URLSearchParams(location.search).get("registration")).toBe("success");
    expect(history.state).toEqual({ of: "the host" });
    expect(wentTo).toEqual([]);
  });

  it("without anything to say the address stays untouched", async () => {
    const replaced = vi.spyOn(history, "replaceState");
    await continueAfterSignIn();
    expect(replaced).not.toHaveBeenCalled();
    replaced.mockRestore();
  });

  it("a return path is gone to all the same (accounts-4.4)", async () => {
    const wentTo = stayHere();
    await continueAfterSignIn({ returnPath: "/p?q=1#h" });
    expect(wentTo).toEqual([`${location.origin}/p?q=1#h`]);
    expect(sessionStore().getState()).toEqual({ status: "unknown" });
  });
});

describe("otherwise the page is left", () => {
  it("for itself, loaded anew (accounts-4.4)", async () => {
    const wentTo = stayHere();
    await continueAfterSignIn();
    expect(wentTo).toEqual(["reload"]);
  });

  it("for itself with what it is to say in its address", async () => {
    const wentTo = stayHere();
    await continueAfterSignIn({ query: { registration: "success" } });
    expect(wentTo).toEqual([pageAfterSignIn(before, { query: { registration: "success" } })]);
  });

  it("loaded anew also where only the part behind the hash differs, which then stands in the address", async () => {
    const wentTo = stayHere();
    history.replaceState({ of: "the host" }, "");
    await continueAfterSignIn({ returnPath: `${here()}#comments` });
    expect(wentTo).toEqual(["reload"]);
    expect([location.hash, history.state]).toEqual(["#comments", { of: "the host" }]);
  });

  it("once: a second reload is dropped, and the page is updated in place (beyond-162)", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const wentTo = stayHere();
    await continueAfterSignIn();
    await continueAfterSignIn();
    expect(wentTo).toEqual(["reload"]);
    expect(sessionStore().getState()).toMatchObject({ status: "known" });
    vi.restoreAllMocks();
  });

  it("and until it is clear that it stays, what a guest wanted waits; one that stays goes on by itself", async () => {
    stayHere();
    await continueAfterSignIn();
    expect(pendingActionsHold().isOn).toBe(true);
    expect(sessionStore().getState()).toEqual({ status: "unknown" });
    dispatchEvent(new PageTransitionEvent("pageshow"));
    await expect.poll(() => sessionStore().getState()).toMatchObject({ status: "known" });
    expect(pendingActionsHold().isOn).toBe(false);
  });

  it("and where somebody has gone on meanwhile, nobody does it again", async () => {
    stayHere();
    await continueAfterSignIn();
    await stayAfterSignIn();
    const asked = vi.fn(fetch);
    vi.stubGlobal("fetch", asked);
    dispatchEvent(new PageTransitionEvent("pageshow"));
    await new Promise(requestAnimationFrame);
    expect(asked).not.toHaveBeenCalled();
  });
});
