import { CurrentUserSchema } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const profile = (site: Site, method = "GET") => site.visit("/api/user/profile", { method });
const getUser = async (site: Site) => parse(CurrentUserSchema, await (await profile(site)).json());
const changed = async (site: Site) =>
  Date.parse((await profile(site, "HEAD")).headers.get("last-modified") ?? "");
const follow = (site: Site, type: string, name: string, more = {}, method = "POST") =>
  site.post("/api/user/subscribe", { type, name, ...more }, {}, method);

describe("the profile", () => {
  it("answers 401 for guests, by GET and by HEAD", async () => {
    const site = await startSite();
    expect((await profile(site)).status).toBe(401);
    expect((await profile(site, "HEAD")).status).toBe(401);
    expect((await site.visit("/api/user/quota")).status).toBe(401);
  });

  it("has one Last-Modified for HEAD and GET, later with every change (accounts-7.4)", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const before = await changed(site);
    expect(Date.parse((await profile(site)).headers.get("last-modified") ?? "")).toBe(before);
    await follow(site, "topic", "Strategy");
    const between = await changed(site);
    await follow(site, "topic", "Innovation");
    expect(between).toBeGreaterThan(before);
    expect(await changed(site)).toBeGreaterThan(between);
  });

  it("stores the questionnaire and a new name (accounts-7.5)", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const attributes = [{ name: "job-title", value: "Analyst" }];
    expect((await site.post("/api/user/profile", { displayName: "R. Ashdown", attributes })).status).toBe(
      204,
    );
    expect(await getUser(site)).toMatchObject({ displayName: "R. Ashdown", jobTitle: "Analyst" });
  });

  it("counts quotas down from their limits (accounts-7.6, accounts-9.1)", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const quota = await (await site.visit("/api/user/quota")).json();
    expect(quota).toEqual({ limit: 4, count: 0, remaining: 4 });
    const ascend = await (await site.visit("/api/user/ascend-quota")).json();
    expect(ascend).toEqual({ limit: 3, count: 0, remaining: 3 });
  });
});

describe("following", () => {
  it("refuses a 2,001st follow with a reason, and accepts a repeated one (beyond-184)", async () => {
    const site = await startSite();
    const topics = Array.from({ length: 2000 }, (_, index) => `Topic ${index}`);
    const made = await site.post("/__scenario/account", { topics });
    const { emailAddress, password } = (await made.json()) as { emailAddress: string; password: string };
    await site.signIn(emailAddress, password);
    const refused = await follow(site, "topic", "One more");
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: [{ code: "too-many" }] });
    expect((await follow(site, "topic", "Topic 7")).status).toBeLessThan(300);
  });

  it("appears in the profile, each type in its list, until unfollowing (content-7.18)", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    await follow(site, "topic", "Strategy");
    await follow(site, "topic", "Strategy");
    await follow(site, "newsletter", "Management Weekly");
    await follow(site, "marketingCampaign", "spring-26");
    expect(await getUser(site)).toMatchObject({
      topics: [{ name: "Strategy" }],
      newsletters: [{ name: "Management Weekly" }],
      marketingCampaigns: [{ marketingCampaignId: "spring-26" }],
    });
    await follow(site, "topic", "Strategy", {}, "DELETE");
    expect((await getUser(site)).topics).toEqual([]);
  });

  it("needs an account, except for a newsletter with an e-mail address", async () => {
    const site = await startSite();
    expect((await follow(site, "topic", "Strategy")).status).toBe(401);
    expect((await follow(site, "newsletter", "Management Weekly", { email: "x@y" })).status).toBe(400);
    expect((await follow(site, "newsletter", "Management Weekly", { email: "a@b.org" })).status).toBe(204);
  });

  it.each([
    ["reader", "Case Clinic", 403, "subscriber-only"],
    ["good", "Case Clinic", 204, undefined],
    ["best", "Executive Agenda", 403, "executive-only"],
    ["executive", "Executive Agenda", 204, undefined],
  ])("answers %s who follows %s with %i (accounts-6.9)", async (name, topic, status, code) => {
    const site = await startSite();
    await site.signIn(`${name}@quire.test`);
    const answer = await follow(site, "topic", topic);
    expect(answer.status).toBe(status);
    if (code) expect(await answer.json()).toMatchObject({ errors: [{ code }] });
  });
});

describe("registration", () => {
  const person = {
    firstName: "Noor",
    lastName: "Ellery",
    emailAddress: "Noor.O'Ellery@example.ie",
    password: "Quire#2026",
    optIn: true,
    deviceType: "WEB_SITE",
  };
  const register = async (site: Site, change = {}, headers = {}) =>
    site.post(
      "/api/user/register",
      { ...person, reCaptchaToken: await site.captchaToken("register_modal"), ...change },
      headers,
    );

  it("creates the account and signs it in", async () => {
    const site = await startSite();
    const answer = await register(site);
    expect(answer.status).toBe(201);
    expect(await getUser(site)).toMatchObject({
      emailAddress: "noor.o'ellery@example.ie",
      status: "registered",
    });
  });

  it("refuses a missing captcha, one for another action, and one of another site", async () => {
    const site = await startSite();
    const elsewhere = await site.captchaToken("register_modal", "https://evil.test");
    for (const reCaptchaToken of ["", await site.captchaToken("sign_in_modal"), elsewhere]) {
      const answer = await register(site, { reCaptchaToken });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ field: "reCaptchaToken" }] });
    }
    expect((await site.signIn(person.emailAddress, person.password)).status).toBe(401);
  });

  it("accepts captchas of the configured host names, whatever host the request names", async () => {
    const captcha = { hostnames: ["quire.test"] };
    const site = await startSite({}, captcha);
    expect((await register(site)).status).toBe(400);
    const reCaptchaToken = await site.captchaToken("register_modal", "https://quire.test");
    expect((await register(site, { reCaptchaToken })).status).toBe(201);
  });

  it("accepts captchas of the configured site alone, whatever host the request names", async () => {
    const site = await startSite({ site: "https://quire.test", trustProxy: true });
    const forged = { "X-Forwarded-Host": "evil.test" };
    const farmed = await site.captchaToken("register_modal", "https://evil.test");
    expect((await register(site, { reCaptchaToken: farmed }, forged)).status).toBe(400);
    const reCaptchaToken = await site.captchaToken("register_modal", "https://quire.test");
    expect((await register(site, { reCaptchaToken })).status).toBe(201);
  });

  it("accepts the captcha token of the preceding lookup, once", async () => {
    const site = await startSite();
    const reCaptchaToken = await site.captchaToken("register_modal");
    const { emailAddress } = person;
    const look = () => site.post("/api/user/subscriber/search", { emailAddress, reCaptchaToken });
    expect((await look()).status).toBe(404);
    expect((await look()).status).toBe(400);
    expect((await register(site, { reCaptchaToken })).status).toBe(201);
    expect((await register(site, { reCaptchaToken, emailAddress: "two@quire.test" })).status).toBe(400);
  });

  it("refuses a name that contains a line break for a mail header", async () => {
    const answer = await register(await startSite(), { firstName: "Ada\r\nBcc: all@quire.test" });
    expect(await answer.json()).toMatchObject({ errors: [{ field: "firstName" }] });
  });

  it("answers 409 for a taken address and 403 for a restricted one", async () => {
    const site = await startSite();
    expect((await register(site, { emailAddress: "READER@quire.test" })).status).toBe(409);
    expect((await register(site, { emailAddress: "restricted@quire.test" })).status).toBe(403);
  });

  it("lists every invalid field", async () => {
    const site = await startSite();
    const answer = await register(site, { firstName: "X", emailAddress: "x@y", password: "short" });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(["firstName", "emailAddress", "password"]);
  });

  it("accepts a plain form and redirects to it with a code", async () => {
    const site = await startSite();
    await site.post("/__scenario/captcha", { enabled: false });
    const send = (fields: object) =>
      site.visit("/register", {
        method: "POST",
        body: new URLSearchParams({ ...person, optIn: "true", return: "/store", ...fields }),
        headers: { Accept: "text/html" },
        redirect: "manual",
      });
    const taken = await send({ emailAddress: "reader@quire.test" });
    expect(taken.headers.get("location")).toBe("/register?error=taken&field=emailAddress&return=%2Fstore");
    expect((await send({})).headers.get("location")).toBe("/store");
    expect((await profile(site)).status).toBe(200);
  });
});

describe("unread topics that a user follows", () => {
  const stream = (site: Site, query = "") =>
    site.visit(`/api/components/myhbr/following/1/100?format=json${query}`);

  it("are those that the seeded user has not looked at", async () => {
    const site = await startSite();
    await site.signIn("library@quire.test");
    const user = await getUser(site);
    expect(user.viewed).toEqual([{ name: "Meetings" }, { name: "Trust" }]);
    expect(user.topics).toHaveLength(4);
  });

  /** A topic without articles is never unread. */
  const marketing = { name: "Marketing" };

  it("are all at first, and none after the stream showed the latest of each (accounts-3.3)", async () => {
    const site = await startSite();
    await site.signIn("follower@quire.test");
    expect((await getUser(site)).viewed).toEqual([marketing]);
    const before = await changed(site);
    await stream(site);
    const { topics, viewed } = await getUser(site);
    expect(viewed).toEqual(topics);
    expect(await changed(site)).toBeGreaterThan(before);
  });

  it("exclude a topic that the user looked at (accounts-3.3)", async () => {
    const site = await startSite();
    await site.signIn("follower@quire.test");
    await stream(site, "&filter=Innovation");
    expect((await getUser(site)).viewed).toEqual([{ name: "Innovation" }, marketing]);
  });

  it("stay unread when only older pages were shown, and the profile does not change", async () => {
    const site = await startSite();
    await site.signIn("follower@quire.test");
    const before = await changed(site);
    await site.visit("/api/components/myhbr/following/2/3?format=json&filter=Strategy");
    expect((await getUser(site)).viewed).toEqual([marketing]);
    expect(await changed(site)).toBe(before);
  });

  it("exclude a topic without any article", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    await follow(site, "topic", "A Topic of Nothing");
    expect((await getUser(site)).viewed).toEqual([{ name: "A Topic of Nothing" }]);
  });
});
