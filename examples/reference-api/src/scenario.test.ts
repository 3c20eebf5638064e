import { CurrentUserSchema } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { getFolders, getStream } from "./testing/reader.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

async function make<Made>(site: Site, what: string, options: object): Promise<Made> {
  const answer = await site.post(`/__scenario/${what}`, options);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Made; // The API guarantees this shape.
}

describe("accounts created by a scenario", () => {
  it("includes an account with used quotas, given gifts, attributes and a leader profile", async () => {
    const site = await startSite();
    const options = {
      articlesRead: 3,
      reportsRead: 3,
      giftsGiven: 3,
      customAttributes: [{ name: "adobeTargetActivity", value: "paywall|b" }],
      focusSkills: ["Feedback"],
    };
    const { emailAddress } = await make<{ emailAddress: string }>(site, "account", options);
    await site.signIn(emailAddress);
    const user = parse(CurrentUserSchema, await (await site.visit("/api/user/profile")).json());
    expect(user).toMatchObject({
      quota: { limit: 4, count: 3, remaining: 1 },
      ascendQuota: { limit: 3, count: 3, remaining: 0 },
      sptCustomAttributes: [{ name: "adobeTargetActivity", value: "paywall|b" }],
      "leader-profile": { "focus-skills": ["Feedback"] },
    });
    const gift = await (
      await site.post("/api/article-gift/give-gift", {
        url: "/2026/07/pricing-is-a-conversation-so-listen-first",
      })
    ).json();
    expect(gift).toMatchObject({ articleGiftsLeft: 0 });
  });

  it("includes a library with saves, folders, history, orders and followed topics", async () => {
    const site = await startSite();
    const options = {
      newsletters: ["First Chair"],
      campaigns: ["autumn-26"],
      library: {
        saves: 300,
        folders: [
          { name: "Board papers", items: 9 },
          { name: "Gifts", slug: "hbrgift" },
          { name: "Fixed", readOnly: true, items: 2 },
        ],
        history: { read: 3, watched: 2 },
        orders: 2,
      },
    };
    const { emailAddress } = await make<{ emailAddress: string }>(site, "account", options);
    await site.signIn(emailAddress);
    expect((await getStream(site, "user/saves", 30)).page).toEqual({
      last: true,
      totalPages: 30,
      totalEntries: 300,
    });
    expect((await getFolders(site)).map(({ slug }) => slug)).toEqual(["board-papers", "fixed", "hbrgift"]);
    expect((await getStream(site, "user/list/board-papers")).entries).toHaveLength(9);
    expect((await getStream(site, "user/list/fixed")).entries[0]?.content.readOnly).toBe(true);
    expect((await getStream(site, "user/history")).entries).toHaveLength(5);
    expect((await getStream(site, "ordered")).entries).toHaveLength(2);
  });

  it("can be a print subscriber of any source", async () => {
    const site = await startSite();
    const options = { sourceCode: "UK_CONSUMER", country: "GB" };
    const made = await make<{ emailAddress: string; accountNumber: string }>(site, "subscriber", options);
    const looked = { ...made, reCaptchaToken: await site.captchaToken("register_sub") };
    const found = await (await site.post("/api/user/subscriber/search", looked)).json();
    expect(found.subscriptions).toMatchObject([
      { accountNumber: made.accountNumber, subscriptionSourceCode: "UK_CONSUMER", country: "GB" },
    ]);
  });

  it("includes an empty outbox", async () => {
    const site = await startSite();
    await site.post("/api/user/forgotpassword", { emailAddress: "reader@quire.test" });
    await site.visit("/__scenario/outbox", { method: "DELETE" });
    expect(await (await site.visit("/__scenario/outbox")).json()).toEqual([]);
  });

  it("is unavailable on a server without faults", async () => {
    const { visit, post } = await startSite({ faults: false });
    expect((await visit("/__scenario/outbox")).status).toBe(404);
    expect((await post("/__scenario/subscriber", {})).status).toBe(404);
  });
});

describe("the seeded accounts", () => {
  it.each([
    ["reading", { quota: { limit: 4, count: 3, remaining: 1 }, ascendQuota: { remaining: 2 } }],
    ["spent", { quota: { remaining: 0 }, ascendQuota: { remaining: 0 } }],
    [
      "leader",
      { "leader-profile": { "focus-skills": ["Delegation", "Feedback", "Negotiation strategies"] } },
    ],
    ["reader", { "leader-profile": null, sptCustomAttributes: [{ value: "home-lead|control" }, {}] }],
  ])("have %s", async (name, shown) => {
    const site = await startSite();
    await site.signIn(`${name}@quire.test`);
    const user = parse(CurrentUserSchema, await (await site.visit("/api/user/profile")).json());
    expect(user).toMatchObject(shown);
  });
});
