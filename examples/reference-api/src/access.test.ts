import { createHmac } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { closeAll, GRANT_KEY, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const PAGE = "https://www.example.com";

const ask = (site: Site, body: object = {}, article = "/wp-json/quire/v1/rest/7") =>
  site.post("/api/access/grant", { site: site.origin, article, for: "subscribers", ...body });

/** Reads a metered article as a browser does: the first answer to a guest brings the cookie. */
async function read(site: Site, article: string): Promise<Response> {
  const first = await ask(site, { metered: true }, article);
  return first.status === 204 ? ask(site, { metered: true, again: true }, article) : first;
}

const getCode = async (answer: Response) => (await answer.json()).errors[0].code;
const getQuota = async (answer: Response) => (await answer.json()).quota;

async function getClaims(answer: Response) {
  const [header = "", claims = "", signature] = (await answer.json()).grant.split(".");
  expect(signature).toBe(createHmac("sha256", GRANT_KEY).update(`${header}.${claims}`).digest("base64url"));
  expect(JSON.parse(Buffer.from(header, "base64url").toString())).toEqual({ alg: "HS256", typ: "JWT" });
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}

describe("grants (beyond-373)", () => {
  it("grants a subscriber one article for a minute, signed and never stored", async () => {
    const site = await startSite({ now: () => 1_790_000_000_500 });
    await site.signIn("better@quire.test");
    const answer = await ask(site, { tiers: "Better, Best" });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await getClaims(answer)).toEqual({
      aud: site.origin,
      sub: "/wp-json/quire/v1/rest/7",
      for: "subscribers",
      tiers: "Better, Best",
      metered: false,
      iat: 1_790_000_000,
      exp: 1_790_000_060,
    });
  });

  it("refuses guests, readers without a subscription, and other tiers", async () => {
    const site = await startSite();
    expect((await ask(site)).status).toBe(401);
    expect((await ask(site, { for: "registered" })).status).toBe(401);
    await site.signIn("reader@quire.test");
    expect((await ask(site, { for: "registered" })).status).toBe(200);
    const refused = await ask(site);
    expect([refused.status, await getCode(refused)]).toEqual([403, "subscribers"]);
    expect((await ask(site, { for: "registered", tiers: "Best" })).status).toBe(403);
    await site.signIn("better@quire.test");
    expect((await ask(site, { tiers: "Best" })).status).toBe(403);
  });

  it("issues grants only for its own site and its configured origins", async () => {
    const site = await startSite({ origins: [PAGE] });
    await site.signIn("better@quire.test");
    expect((await getClaims(await ask(site, { site: PAGE }))).aud).toBe(PAGE);
    expect((await ask(site, { site: "https://evil.test" })).status).toBe(404);
    const headers = { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" };
    expect((await site.post("/api/access/grant", {}, headers)).status).toBe(403);
  });

  it("grants nothing without a key, and refuses a short one", async () => {
    const site = await startSite({ grantKey: undefined });
    await site.signIn("better@quire.test");
    expect((await ask(site)).status).toBe(404);
    await expect(startSite({ grantKey: "short" })).rejects.toThrow("5 characters");
  });
});

describe("free articles (beyond-374)", () => {
  it("gives a guest four articles in all, and those again", async () => {
    const site = await startSite();
    expect(await getQuota(await read(site, "/1"))).toEqual({ limit: 4, count: 1, remaining: 3 });
    for (const article of ["/2", "/3", "/4"]) expect((await read(site, article)).status).toBe(200);
    const fifth = await read(site, "/5");
    expect([fifth.status, await getCode(fifth)]).toEqual([403, "no-articles-left"]);
    expect(await getQuota(await read(site, "/1"))).toEqual({ limit: 4, count: 4, remaining: 0 });
  });

  it("sends a guest a cookie first, and grants nothing without it", async () => {
    const site = await startSite();
    const first = await ask(site, { metered: true });
    expect([first.status, first.headers.getSetCookie().length]).toEqual([204, 1]);
    expect(first.headers.getSetCookie()[0]).toContain("HttpOnly");
    site.cookies.length = 0;
    const second = await ask(site, { metered: true, again: true });
    expect([second.status, await getCode(second)]).toEqual([403, "cookie"]);
  });

  it("counts a guest's articles for the account, and for the browser after a sign-out", async () => {
    const site = await startSite();
    for (const article of ["/1", "/2"]) await read(site, article);
    await site.signIn("reader@quire.test");
    expect((await (await site.visit("/api/user/quota")).json()).count).toBe(2);
    expect(await getQuota(await read(site, "/2"))).toEqual({ limit: 4, count: 2, remaining: 2 });
    for (const article of ["/3", "/4"]) await read(site, article);
    expect((await read(site, "/5")).status).toBe(403);
    await site.visit("/logout");
    expect((await read(site, "/5")).status).toBe(403);
    expect((await read(site, "/4")).status).toBe(200);
  });

  it("counts no article for readers with access", async () => {
    const site = await startSite();
    await site.signIn("better@quire.test");
    expect(await getQuota(await read(site, "/1"))).toBeNull();
    expect((await (await site.visit("/api/user/quota")).json()).count).toBe(0);
  });
});
