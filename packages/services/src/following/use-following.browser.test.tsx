import { newPage } from "@quire/conformance/new-page";
import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { CurrentUserSchema } from "../contract/index.js";
import { sessionStore } from "../session/index.js";
import { useFollowing } from "./use-following.js";

beforeEach(() => {
  localStorage.clear();
  newPage();
});

it("useFollowing returns what the user follows, once the session is known (beyond-267)", async () => {
  const { result, act } = await renderHook(useFollowing);
  expect(result.current).toMatchObject({ isLoaded: false, topics: [] });
  const follows = {
    topics: [{ name: "Strategy" }],
    newsletters: [{ name: "Daily" }],
    marketingCampaigns: [{ marketingCampaignId: "7" }],
  };
  const user = v.parse(CurrentUserSchema, { id: "1", ...follows });
  await act(() => sessionStore().setState({ status: "known", user }));
  const { isFollowing, ...lists } = result.current;
  expect(lists).toEqual({
    isLoaded: true,
    topics: ["Strategy"],
    newsletters: ["Daily"],
    marketingCampaigns: ["7"],
  });
  expect([isFollowing("topic", "Strategy"), isFollowing("newsletter", "Strategy")]).toEqual([true, false]);
});
