import { newPage } from "@quire/conformance/new-page";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { CurrentUserSchema } from "../contract/index.js";
import { endSession, showSession } from "./session-changes.js";
import { type EntitlementRule, useEntitlement } from "./use-entitlement.js";
import { useQuota } from "./use-quota.js";
import { useUser } from "./use-user.js";

const known = (more: object = {}) =>
  ({ status: "known", user: v.parse(CurrentUserSchema, { id: "1", firstName: "Ada", ...more }) }) as const;
const best = known({ status: "subscribers", tiers: [{ roleCode: "ROLE_HBRG_BEST" }] });
const withLeft = (remaining: number, more: object = {}) =>
  known({ quota: { limit: 4, count: 4 - remaining, remaining }, ...more });

beforeEach(() => {
  localStorage.clear();
  newPage();
});

describe("useUser", () => {
  it("returns not loaded, then the guest, then the user (beyond-267)", async () => {
    const { result, act } = await renderHook(useUser);
    expect(result.current).toEqual({ isLoaded: false, isSignedIn: undefined, user: undefined });
    await act(() => endSession());
    expect(result.current).toEqual({ isLoaded: true, isSignedIn: false, user: null });
    await act(() => showSession(known()));
    expect(result.current).toMatchObject({ isLoaded: true, isSignedIn: true, user: { firstName: "Ada" } });
  });

  it("returns the same object while the session is unchanged", async () => {
    showSession(known());
    const { result, rerender } = await renderHook(useUser);
    const before = result.current;
    await rerender();
    expect(result.current).toBe(before);
  });
});

describe("useQuota", () => {
  it("returns the defaults first, then the user's quota (accounts-9.1)", async () => {
    const { result, act } = await renderHook(() => useQuota());
    expect(result.current).toEqual({ isLoaded: false, limit: 4, count: 0, remaining: 4 });
    await act(() => showSession(withLeft(1)));
    expect(result.current).toEqual({ isLoaded: true, limit: 4, count: 3, remaining: 1 });
  });

  it("returns the quota of Ascend articles", async () => {
    showSession(known({ ascendQuota: { limit: 3, count: 2, remaining: 1 } }));
    const { result } = await renderHook(() => useQuota("ascend"));
    expect(result.current.remaining).toBe(1);
  });
});

describe("useEntitlement", () => {
  it.each<readonly [string, EntitlementRule, ReturnType<typeof known> | undefined, string]>([
    ["no rule and a guest", {}, undefined, "sign-in"],
    ["no rule and a user", {}, known(), "open"],
    ["a tier and its subscriber", { tier: "best" }, best, "open"],
    ["several tiers and a subscriber of another", { tier: ["Executive", "All Access"] }, best, "subscribe"],
    ["a tier and a registered user", { tier: "Best" }, known(), "subscribe"],
    ["subscribers and a registered user", { subscriber: true }, known(), "subscribe"],
    ["subscribers and a subscriber", { subscriber: true }, best, "open"],
    ["the quota and a user with an article left", { quota: true }, withLeft(1), "open"],
    ["the quota and a user without", { quota: true }, withLeft(0), "subscribe"],
    ["the quota and a subscriber", { quota: true }, withLeft(0, { status: "subscribers" }), "open"],
  ])("for %s: access is as the rule says (beyond-267)", async (_, rule, session, access) => {
    if (session) showSession(session);
    else endSession();
    const { result } = await renderHook(() => useEntitlement(rule));
    expect(result.current).toEqual({ isLoaded: true, isEntitled: access === "open", access });
  });

  it("is not loaded while the session is unknown (beyond-267)", async () => {
    const { result } = await renderHook(() => useEntitlement());
    expect(result.current).toEqual({ isLoaded: false, isEntitled: false, access: "unknown" });
  });
});
