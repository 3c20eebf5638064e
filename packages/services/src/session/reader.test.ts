import { runtime } from "@quire/core";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { configure } from "../configuration/index.js";
import { CurrentUserSchema } from "../contract/index.js";
import { getReader } from "./reader.js";

const known = (more: object = {}) =>
  getReader({ status: "known", user: v.parse(CurrentUserSchema, { id: "1", ...more }) });

const fullUser = {
  id: 7,
  guid: "g-7",
  firstName: "Ada",
  lastName: "Byrne",
  displayName: "ada",
  username: "ada@quire.test",
  emailAddress: "ada@quire.test",
  topics: [{ name: "Strategy" }, { name: "Innovation" }],
  newsletters: [{ name: "The Daily Brief" }],
  marketingCampaigns: [{ marketingCampaignId: 12 }],
  viewed: ["Strategy"],
  quota: { limit: 4, count: 1, remaining: 3 },
  ascendQuota: { limit: 3, count: 2, remaining: 1 },
  createdDate: "2024-01-31",
  lastUpdatedDate: "2026-11-05T23:30:00Z",
  lastVisitDate: "1794000000000",
  subscriber: { digest: "d-7" },
  status: "subscribers",
  state: "subscribers",
  industry: "Education",
  jobTitle: "Analyst",
  companySize: "5 to 99",
  tiers: [{ roleCode: "ROLE_HBRG_BETTER" }, { roleCode: "ROLE_HBRG_GOOD" }],
  hmmEligible: true,
  sptCustomAttributes: [
    { name: "adobeTargetActivity", value: "home-lead|control" },
    { name: "cohort", value: "2026" },
  ],
  "leader-profile": { "focus-skills": ["Delegation", "Feedback"] },
};

beforeEach(() => runtime().shared.clear());

it("has every field of the current user (accounts-3.1, accounts-6.10)", () => {
  expect(known(fullUser)).toEqual({
    isAuthenticated: true,
    id: "7",
    guid: "g-7",
    firstName: "Ada",
    lastName: "Byrne",
    fullName: "Ada Byrne",
    displayName: "ada",
    username: "ada@quire.test",
    emailAddress: "ada@quire.test",
    topics: [{ name: "Strategy" }, { name: "Innovation" }],
    newsletters: [{ name: "The Daily Brief" }],
    marketingCampaigns: [{ marketingCampaignId: "12" }],
    viewed: ["Strategy"],
    followingUnreadCount: 1,
    quota: { limit: 4, count: 1, remaining: 3 },
    ascendQuota: { limit: 3, count: 2, remaining: 1 },
    createdDate: "2024-01-31",
    lastUpdatedDate: "2026-11-05",
    lastVisitDate: "2026-11-06",
    status: "subscribers",
    state: "subscribers",
    isSubscriber: true,
    subscriberDigest: "d-7",
    subscriberType: { tier: "Better", caption: "Digital + Print" },
    roleCodes: ["ROLE_HBRG_BETTER", "ROLE_HBRG_GOOD"],
    industry: "Education",
    jobTitle: "Analyst",
    companySize: "5 to 99",
    isHmmEligible: true,
    customAttributes: new Map([
      ["adobeTargetActivity", "home-lead|control"],
      ["cohort", "2026"],
    ]),
    targetActivity: { key: "home-lead", value: "control" },
    focusSkills: ["Delegation", "Feedback"],
  });
});

it.each(["unknown", "anonymous"] as const)(
  "returns a guest with default status, state and quotas while the user is %s (accounts-4.1, accounts-9.1)",
  (status) => {
    expect(getReader({ status })).toEqual({
      isAuthenticated: false,
      id: "",
      guid: "",
      firstName: "",
      lastName: "",
      fullName: "",
      displayName: "",
      username: "",
      emailAddress: "",
      topics: [],
      newsletters: [],
      marketingCampaigns: [],
      viewed: undefined,
      followingUnreadCount: 0,
      quota: { limit: 4, count: 0, remaining: 4 },
      ascendQuota: { limit: 3, count: 0, remaining: 3 },
      createdDate: "",
      lastUpdatedDate: "",
      lastVisitDate: "",
      status: "guest",
      state: "guest",
      isSubscriber: false,
      subscriberDigest: "",
      subscriberType: null,
      roleCodes: [],
      industry: "",
      jobTitle: "",
      companySize: "",
      isHmmEligible: false,
      customAttributes: new Map(),
      targetActivity: null,
      focusSkills: null,
    });
  },
);

it("treats a known user without a state as a guest who is no subscriber", () => {
  expect(known()).toMatchObject({
    isAuthenticated: true,
    status: "registered",
    state: "guest",
    isSubscriber: false,
  });
});

describe("subscriber tier with caption, by the first role code (accounts-3.3, accounts-4.3)", () => {
  it.each([
    ["ROLE_HBRG_GOOD", "Good", "Digital"],
    ["ROLE_HBRG_BETTER", "Better", "Digital + Print"],
    ["ROLE_HBRG_BEST", "Best", "Premium"],
    ["ROLE_HBRG_EXECUTIVE", "Executive", null],
    ["ROLE_HBRG_ALLACCESS", "All Access", "All Access"],
  ])("%s: %s, caption %j", (roleCode, tier, caption) => {
    expect(known({ tiers: [{ roleCode }] }).subscriberType).toEqual({ tier, caption });
  });

  it("is null for every other role", () => {
    expect(
      known({ tiers: [{ roleCode: "ROLE_ELSE" }, { roleCode: "ROLE_HBRG_GOOD" }] }).subscriberType,
    ).toBeNull();
  });

  it("follows a change of the configured tiers", () => {
    const session = {
      status: "known",
      user: v.parse(CurrentUserSchema, { id: "1", tiers: [{ roleCode: "X" }] }),
    } as const;
    expect(getReader(session).subscriberType).toBeNull();
    configure({ tiers: { X: { tier: "Extra", caption: "More" } } });
    expect(getReader(session).subscriberType).toEqual({ tier: "Extra", caption: "More" });
  });
});

describe("following-unread count (accounts-3.3)", () => {
  const topics = [{ name: "Strategy" }, { name: " Innovation " }, { name: "Strategy" }];

  it.each([
    [[], 2],
    [["Innovation"], 1],
    [[{ name: "Innovation" }, { name: "Strategy" }, { name: "Not followed" }], 0],
  ])("counts followed topics that `viewed` does not list: %j", (viewed, count) => {
    expect(known({ topics, viewed }).followingUnreadCount).toBe(count);
  });

  it.each([undefined, null, 3, "Strategy", { Strategy: true }])("is 0 when `viewed` is %j", (viewed) => {
    expect(known({ topics, viewed }).followingUnreadCount).toBe(0);
  });
});

it.each([
  ["home-lead|control", { key: "home-lead", value: "control" }],
  [" a | b|c ", { key: "a", value: "b|c" }],
  ["a|", { key: "a", value: "" }],
  ["|b", null],
  ["nothing", null],
  ["", null],
])("parses the adobeTargetActivity %j into key and value (accounts-3.2)", (value, activity) => {
  const sptCustomAttributes = [{ name: "adobeTargetActivity", value }];
  expect(known({ sptCustomAttributes }).targetActivity).toEqual(activity);
});

it.each([
  ["2026-11-05", "2026-11-05"],
  ["2026-11-05T00:30:00+02:00", "2026-11-04"],
  ["Thu, 05 Nov 2026 10:00:00 GMT", "2026-11-05"],
  ["soon", ""],
  ["", ""],
])("converts the profile date %j to %j: YYYY-MM-DD (accounts-9.12)", (lastVisitDate, date) => {
  expect(known({ lastVisitDate }).lastVisitDate).toBe(date);
});

it("ignores spaces around the names of seen and followed topics", () => {
  const topics = [{ name: " Strategy" }, { name: "Innovation" }];
  expect(known({ topics, viewed: ["Strategy ", { name: " Innovation " }] }).followingUnreadCount).toBe(0);
});

it("returns the same object for the same session", () => {
  const session = { status: "anonymous" } as const;
  expect(getReader(session)).toBe(getReader(session));
  expect(getReader({ status: "unknown" })).not.toBe(getReader(session));
});
