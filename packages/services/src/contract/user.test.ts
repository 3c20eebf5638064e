import { parse, safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { CurrentUserSchema } from "./user.js";

const answer = {
  id: 4711,
  firstName: "Ada",
  lastName: "Byrne",
  emailAddress: "ada@quire.test",
  topics: [{ name: "Strategy", followers: 12 }],
  newsletters: null,
  status: "subscribers",
  tiers: [{ roleCode: "ROLE_HBRG_BEST" }, { roleCode: "ROLE_HBRG_GOOD" }],
  subscriber: { digest: "8f3e" },
};

describe("CurrentUserSchema", () => {
  it("converts the id to text and missing lists to empty lists", () => {
    const user = parse(CurrentUserSchema, answer);
    expect(user.id).toBe("4711");
    expect(user.newsletters).toEqual([]);
    expect(user.tiers[0]?.roleCode).toBe("ROLE_HBRG_BEST");
    expect(user.jobTitle).toBe("");
  });

  it.each([null, {}, { roleCode: null }, "ROLE_HBRG_GOOD"])(
    "replaces an invalid first role %j by an empty one, so that no other decides (accounts-4.3)",
    (first) => {
      const { tiers } = parse(CurrentUserSchema, { ...answer, tiers: [first, ...answer.tiers] });
      expect(tiers.map(({ roleCode }) => roleCode)).toEqual(["", "ROLE_HBRG_BEST", "ROLE_HBRG_GOOD"]);
    },
  );

  it("parses every field of the current user (accounts-3.1)", () => {
    const whole = {
      id: "4711",
      guid: "8f3e",
      firstName: "Ada",
      lastName: "Byrne",
      displayName: "A. Byrne",
      username: "ada@quire.test",
      emailAddress: "ada@quire.test",
      topics: [{ name: "Strategy" }],
      newsletters: [{ name: "Management Weekly" }],
      marketingCampaigns: [{ marketingCampaignId: "spring-26" }],
      viewed: 2,
      quota: { limit: 4, count: 2, remaining: 2 },
      ascendQuota: { limit: 3, count: 1, remaining: 2 },
      createdDate: "2024-02-09",
      lastUpdatedDate: "2026-11-05",
      lastVisitDate: "2026-11-06",
      subscriber: { digest: "8f3e" },
      status: "subscribers",
      state: "subscribers",
      industry: "Education",
      jobTitle: "Analyst",
      companySize: "5 to 99",
      tiers: [{ roleCode: "ROLE_HBRG_BEST" }],
      hmmEligible: true,
      sptCustomAttributes: [{ name: "adobeTargetActivity", value: "home-lead|control" }],
      "leader-profile": { "focus-skills": ["Feedback"] },
    };
    expect(parse(CurrentUserSchema, whole)).toEqual(whole);
  });

  it("falls back to the default quotas (accounts-9.1)", () => {
    const user = parse(CurrentUserSchema, answer);
    expect(user.quota).toEqual({ limit: 4, count: 0, remaining: 4 });
    expect(user.ascendQuota).toEqual({ limit: 3, count: 0, remaining: 3 });
  });

  it("sets the remaining articles of an exceeded quota to 0 (accounts-3.1)", () => {
    const quota = { limit: 2, count: 4, remaining: -2 };
    expect(parse(CurrentUserSchema, { ...answer, quota }).quota).toEqual({ ...quota, remaining: 0 });
  });

  it("drops unknown fields", () => {
    const user = parse(CurrentUserSchema, { ...answer, password: "seen by nobody" });
    expect(user).not.toHaveProperty("password");
    expect(user.topics).toEqual([{ name: "Strategy" }]);
  });

  it("treats an unknown status as registered", () => {
    expect(parse(CurrentUserSchema, { ...answer, status: "emperor" }).status).toBe("registered");
    expect(parse(CurrentUserSchema, { id: "1" }).status).toBe("registered");
  });

  it.each([{}, [], null, "<html>", { id: "" }, { id: 1, topics: "Strategy" }, { id: 1, firstName: 7 }])(
    "refuses %j",
    (wrong) => {
      expect(safeParse(CurrentUserSchema, wrong).success).toBe(false);
    },
  );

  it("ignores __proto__ and constructor in JSON (robustness-9)", () => {
    const hostile: unknown = JSON.parse(
      '{"id":"1","__proto__":{"a":1,"status":"subscribers"},"constructor":{"prototype":{"a":1}}}',
    );
    const user = parse(CurrentUserSchema, hostile);
    expect(user.status).toBe("registered");
    expect(Object.getPrototypeOf(user)).toBe(Object.prototype);
    expect(Reflect.get({}, "a")).toBeUndefined();
  });
});
