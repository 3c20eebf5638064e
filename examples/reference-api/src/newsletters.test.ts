import { afterEach, describe, expect, it } from "vitest";
import { getProblem, newKey, startAs } from "./testing/reader.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const send = (site: Site, path: string, body: object, method = "POST") =>
  site.post(`/api/${path}`, body, { "Idempotency-Key": newKey() }, method);

async function getFollowed(site: Site) {
  const { topics, newsletters, marketingCampaigns } = await (await site.visit("/api/user/profile")).json();
  return { topics, newsletters, marketingCampaigns };
}

describe("topics", () => {
  it("are sorted by name and show which ones the user follows (content-7.20)", async () => {
    const site = await startAs("library");
    const { topics } = await (await site.visit("/api/topic")).json();
    expect(topics.length).toBeGreaterThanOrEqual(150);
    const on = (topics as { name: string; followed: boolean }[]).filter((topic) => topic.followed);
    expect(on.map(({ name }) => name)).toEqual(["Leading Teams", "Meetings", "Strategy", "Trust"]);
    expect(topics).toContainEqual({
      name: "Case Clinic",
      slug: "case-clinic",
      subscriberOnly: true,
      followed: false,
    });
  });

  it("are listed for guests, who follow none", async () => {
    const { topics } = await (await (await startSite()).visit("/api/topic")).json();
    expect((topics as { followed: boolean }[]).some((topic) => topic.followed)).toBe(false);
  });

  it("can be unfollowed by name (content-7.20)", async () => {
    const site = await startAs("library");
    expect((await send(site, "user/follow", { name: "Trust" }, "DELETE")).status).toBe(204);
    expect((await getFollowed(site)).topics).not.toContainEqual({ name: "Trust" });
  });
});

describe("newsletters and campaigns", () => {
  it("can be subscribed to and unsubscribed from (content-7.21, content-7.22)", async () => {
    const site = await startAs("newcomer");
    await send(site, "newsletters/subscribe", { name: "First Chair" });
    await send(site, "user/marketingcampaign/subscribe", { name: "autumn-26" });
    expect(await getFollowed(site)).toMatchObject({
      newsletters: [{ name: "First Chair" }],
      marketingCampaigns: [{ marketingCampaignId: "autumn-26" }],
    });
    await send(site, "newsletters/unsubscribe", { name: "First Chair" });
    await send(site, "user/marketingcampaign/subscribe", { name: "autumn-26" }, "DELETE");
    expect(await getFollowed(site)).toEqual({ topics: [], newsletters: [], marketingCampaigns: [] });
  });

  it("need an account or an e-mail address", async () => {
    const site = await startSite();
    expect((await send(site, "newsletters/subscribe", { name: "First Chair" })).status).toBe(401);
    expect((await send(site, "user/marketingcampaign/subscribe", { name: "a" })).status).toBe(401);
  });

  it.each(["newsletters/subscribe", "marketingcampaign/subscribe"])(
    "accept a sign-up by e-mail at %s, and refuse an invalid address (content-7.23)",
    async (path) => {
      const site = await startSite();
      expect((await send(site, path, { name: "First Chair", email: "a@b.org" })).status).toBe(204);
      expect(await getProblem(await send(site, path, { name: "First Chair", email: "a@b" }))).toMatchObject({
        status: 400,
        field: "email",
        message: "Please enter a valid email address.",
      });
    },
  );

  it.each([
    ["newcomer", "The Case Notebook", 403, "subscriber-only"],
    ["good", "The Case Notebook", 204, undefined],
    ["good", "Boardroom Brief", 403, "executive-only"],
    ["executive", "Boardroom Brief", 204, undefined],
  ])(
    "limit the audience: %s who requests %s gets %i (content-6.8)",
    async (name, newsletter, status, code) => {
      const site = await startAs(name);
      for (const [path, body] of [
        ["newsletters/subscribe", { name: newsletter }],
        ["user/subscribe", { name: newsletter, type: "newsletter" }],
        ["newsletters/subscribe", { name: newsletter, email: `${name}@quire.test` }],
      ] as const) {
        const answer = await send(site, path, body);
        expect(answer.status).toBe(status);
        if (code) expect(await getProblem(answer)).toMatchObject({ code });
      }
    },
  );
});

describe("unsubscribing from all", () => {
  it("ends every follow (content-7.19)", async () => {
    const site = await startAs("library");
    expect((await send(site, "user/unsubscribe/all", {}, "DELETE")).status).toBe(204);
    expect(await getFollowed(site)).toEqual({ topics: [], newsletters: [], marketingCampaigns: [] });
  });

  it("ends all of one type", async () => {
    const site = await startAs("library");
    await send(site, "user/unsubscribe/all", { type: "newsletter" }, "DELETE");
    const { topics, newsletters, marketingCampaigns } = await getFollowed(site);
    expect([topics.length, newsletters.length, marketingCampaigns.length]).toEqual([4, 0, 1]);
  });

  it("needs an account", async () => {
    expect((await send(await startSite(), "user/unsubscribe/all", {}, "DELETE")).status).toBe(401);
  });
});
