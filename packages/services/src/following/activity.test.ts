import { expect, it } from "vitest";
import type { Follow } from "../contract/index.js";
import { getActivity } from "./activity.js";
import { follow, unfollow } from "./follow.js";
import { followPending } from "./follow-pending.js";

it.each(["topic", "newsletter", "marketingCampaign"])("supports the activity %s (content-3.11)", (name) => {
  expect(getActivity(name)).toBe(name);
});

it.each(["planet", "", "constructor", "Topic", "undefined"])(
  "throws 'Unsupported activity: %s' for an unsupported activity (accounts-8.28)",
  (name) => {
    const message = `Unsupported activity: ${name}`;
    expect(() => getActivity(name)).toThrow(expect.objectContaining({ message }));
  },
);

it("rejects a call with an unsupported activity and sends nothing", async () => {
  // The types forbid this, but a host's script may do it.
  const target = { type: "planet", name: "Mars" } as unknown as Follow;
  const refused = { code: "follow/unsupported-activity", message: "Unsupported activity: planet" };
  await expect(follow(target)).rejects.toMatchObject(refused);
  await expect(unfollow(target)).rejects.toMatchObject(refused);
  await expect(followPending("follow", target)).rejects.toMatchObject(refused);
});
