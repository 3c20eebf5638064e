import * as v from "valibot";
import { expect, it } from "vitest";
import { CurrentUserSchema } from "../contract/index.js";
import { followKey, getFollowedKeys } from "./followed-keys.js";
import { withFollow } from "./with-follow.js";

const user = v.parse(CurrentUserSchema, {
  id: "1",
  topics: [{ name: "Strategy" }],
  newsletters: [{ name: "The Daily Brief" }],
  marketingCampaigns: [{ marketingCampaignId: 7 }],
});

it("lists the profile's follows by type and name", () => {
  expect(getFollowedKeys(user)).toEqual([
    "topic Strategy",
    "newsletter The Daily Brief",
    "marketingCampaign 7",
  ]);
});

it("trims a name", () => {
  expect(followKey("topic", " Strategy ")).toBe("topic Strategy");
});

it.each([
  ["topic", "Innovation"],
  ["newsletter", "Weekly"],
  ["marketingCampaign", "8"],
] as const)("adds a %s once and removes it", (type, name) => {
  const key = followKey(type, name);
  const following = withFollow(withFollow(user, type, name, true), type, ` ${name}`, true);
  expect(getFollowedKeys(following).filter((one) => one === key)).toHaveLength(1);
  expect(getFollowedKeys(withFollow(following, type, name, false))).toEqual(getFollowedKeys(user));
});
