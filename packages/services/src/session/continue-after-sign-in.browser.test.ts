import { newPage } from "@quire/testing/new-page";
import { afterEach, describe, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { continueAfterSignIn, pageAfterSignIn, returnAfterSignIn } from "./continue-after-sign-in.js";
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

describe("with afterSignIn: update", () => {
  const before = location.href;

  afterEach(() => {
    history.replaceState(null, "", before);
    newPage();
    vi.unstubAllGlobals();
  });

  it("the page is not loaded anew: the reader is known in place, and the address says registration=success", async () => {
    localStorage.clear();
    configure({ afterSignIn: "update" });
    const json = { headers: { "content-type": "application/json" } };
    vi.stubGlobal("fetch", async () => new Response('{"id":"1","status":"subscribers"}', json));
    await continueAfterSignIn({ query: { registration: "success" } });
    expect(sessionStore().getState()).toMatchObject({ status: "known", user: { status: "subscribers" } });
    expect(new URLSearchParams(location.search).get("registration")).toBe("success");
  });
});
