import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { CurrentUserSchema, type Subscription } from "../contract/index.js";
import { getDaysSinceLastVisit, getLastVisitCaption } from "./last-visit.js";
import { getLatestSubscription } from "./latest-subscription.js";
import { getAnalyticsUserState } from "./page-info.js";

const known = (status: string) => ({
  status: "known" as const,
  user: v.parse(CurrentUserSchema, { id: "1", status }),
});

it.each([
  ["registered", "Registered"],
  ["subscribers", "Subscriber"],
])("returns for the status %s the user state %s (content-4.19)", (status, state) => {
  expect(getAnalyticsUserState(known(status))).toBe(state);
});

it.each(["unknown", "anonymous"] as const)("returns undefined for the session status %s", (status) => {
  expect(getAnalyticsUserState({ status })).toBeUndefined();
});

describe("latestSubscription", () => {
  const subscription = (source: string, start: string, bought = ""): Subscription => ({
    active: true,
    subscriptionSourceCode: source,
    accountNumber: source,
    subscriptionStatus: "",
    timesRenewed: null,
    orderValue: null,
    country: "US",
    termTitle: "",
    mostRecentPurchaseDate: bought,
    firstPurchaseDate: "",
    subscriptionAccessPeriod: start ? { startDate: start, expirationDate: "" } : null,
  });

  it("returns the subscription with the latest start (content-4.20)", () => {
    const all = [subscription("A", "2024-01-01"), subscription("B", "2026-01-01"), subscription("C", "")];
    expect(getLatestSubscription(all)?.accountNumber).toBe("B");
  });

  it.each(["access-code", "ACCESS_CODE", "Access Code"])("ignores the source %s (content-4.20)", (source) => {
    const all = [subscription("A", "2024-01-01"), subscription(source, "2026-01-01")];
    expect(getLatestSubscription(all)?.accountNumber).toBe("A");
    expect(getLatestSubscription([subscription(source, "2026-01-01")])).toBeUndefined();
  });

  it("returns the subscription with the latest purchase, whatever its start", () => {
    const all = [subscription("A", "2020-01-01", "2026-05-01"), subscription("B", "2025-01-01")];
    expect(getLatestSubscription(all)?.accountNumber).toBe("A");
  });
});

describe("daysSinceLastVisit", () => {
  const now = Date.parse("2026-11-21T10:00:00Z");

  it.each([
    ["2026-11-21T09:00:00Z", 0],
    ["2026-11-20T10:00:01Z", 0],
    ["2026-11-20T10:00:00Z", 1],
    ["2026-11-11", 10],
    ["2027-01-01", 0],
  ])("of %s is %i (content-9.19)", (date, days) => {
    expect(getDaysSinceLastVisit(date, now)).toBe(days);
  });

  it.each(["", "yesterday"])("is undefined for the date %j", (date) => {
    expect(getDaysSinceLastVisit(date, now)).toBeUndefined();
  });

  it("shows 'Less Than One Day' if under 1 (content-9.19)", () => {
    expect(getLastVisitCaption(0)).toBe("Less Than One Day");
    expect([getLastVisitCaption(1), getLastVisitCaption(12)]).toEqual(["1 Day", "12 Days"]);
  });
});
