import * as v from "valibot";
import { expect, it } from "vitest";
import { tiers } from "../configuration/index.js";
import { CurrentUserSchema } from "../contract/index.js";
import { getFullName, getQuota, getSubscriberType, isSubscriber } from "./user-model.js";

const user = (more: object = {}) => v.parse(CurrentUserSchema, { id: "1", firstName: "Ada", ...more });
const getTier = (...codes: string[]) =>
  getSubscriberType(user({ tiers: codes.map((roleCode) => ({ roleCode })) }), tiers());

it.each([
  ["ROLE_HBRG_GOOD", "Good", "Digital"],
  ["ROLE_HBRG_BETTER", "Better", "Digital + Print"],
  ["ROLE_HBRG_BEST", "Best", "Premium"],
  ["ROLE_HBRG_EXECUTIVE", "Executive", null],
  ["ROLE_HBRG_ALLACCESS", "All Access", "All Access"],
])("returns for the role %s the tier %s (accounts-4.3)", (code, tier, caption) => {
  expect(getTier(code, "ROLE_HBRG_GOOD")).toEqual({ tier, caption });
});

it.each(["ROLE_OTHER", "constructor", "__proto__", ""])("returns no tier for the role %j", (code) => {
  expect(getTier(code)).toBeNull();
});

it("returns no tier if there are no roles", () => {
  expect(getTier()).toBeNull();
});

it("getFullName joins the existing names", () => {
  expect(getFullName(user())).toBe("Ada");
  expect(getFullName(user({ lastName: "Byrne" }))).toBe("Ada Byrne");
});

it("isSubscriber returns true only for a known subscriber", () => {
  expect(isSubscriber({ status: "known", user: user({ status: "subscribers" }) })).toBe(true);
  expect(isSubscriber({ status: "known", user: user() })).toBe(false);
  expect(isSubscriber({ status: "unknown" })).toBe(false);
});

it("getQuota returns the default quota for a guest (accounts-9.1)", () => {
  expect(getQuota({ status: "anonymous" })).toEqual({ limit: 4, count: 0, remaining: 4 });
});
