import { afterEach, describe, expect, it } from "vitest";
import type { Mail } from "./outbox.js";
import { catalogue } from "./seed/catalogue.js";
import { getStream, startAs } from "./testing/reader.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const [article] = catalogue().articles;
const path = `/${article?.year}/${String(article?.month).padStart(2, "0")}/${article?.slug}`;
const letter = { url: path, description: "Page two!", provider: "email", sharedWith: ["a@b.org", "c@d.org"] };
const share = (site: Site, change: object = {}) => site.post("/api/user/share", { ...letter, ...change });

async function mails(site: Site): Promise<Mail[]> {
  return (await (await site.visit("/__scenario/outbox")).json()) as Mail[]; // The API guarantees this shape.
}

async function getFields(answer: Response): Promise<string[]> {
  const { errors } = (await answer.json()) as { errors: { field: string }[] };
  return errors.map(({ field }) => field);
}

describe("sharing by e-mail", () => {
  it("sends a mail to each recipient, with the message and the address (content-7.16)", async () => {
    const site = await startAs("library", { site: "https://quire.test" });
    expect((await share(site)).status).toBe(204);
    const sent = await mails(site);
    expect(sent.map(({ recipient }) => recipient)).toEqual(["a@b.org", "c@d.org"]);
    expect(sent[0]).toMatchObject({
      subject: `Lavinia Thornquist has shared "${article?.title}" with you`,
      link: `https://quire.test${path}`,
    });
    expect(sent[0]?.text).toContain("Page two!");
  });

  it("links only to the configured site, whatever host the request names", async () => {
    const site = await startAs("library", { trustProxy: true });
    const forged = { Origin: "http://evil.test", "X-Forwarded-Host": "evil.test" };
    expect((await site.post("/api/user/share", letter, forged)).status).toBe(204);
    const [mail] = await mails(site);
    expect(mail?.link).toBe(path);
    expect(mail?.text).not.toContain("evil.test");
  });

  it("needs an e-mail address and the captcha if the sender is a guest", async () => {
    const site = await startSite();
    const token = () => site.captchaToken("share");
    expect(await getFields(await share(site, { reCaptchaToken: await token() }))).toEqual(["from"]);
    expect(await getFields(await share(site, { from: "x@y" }))).toEqual(["from"]);
    expect(await getFields(await share(site, { from: "reader@example.org" }))).toEqual(["reCaptchaToken"]);
    const from = "reader@example.org";
    expect((await share(site, { from, reCaptchaToken: await token() })).status).toBe(204);
  });

  it("marks a sender whose address was only typed", async () => {
    const site = await startSite();
    await share(site, { from: "boss@example.org", reCaptchaToken: await site.captchaToken("share") });
    const [mail] = await mails(site);
    expect(mail?.subject).toBe(`A reader has shared "${article?.title}" with you`);
    expect(mail?.text).toContain("Somebody who has not signed in, and gave the address boss@example.org,");
  });

  it("has a subject of one line, whatever the sender's name", async () => {
    const site = await startAs("library");
    await site.post("/api/user/profile", { displayName: "Eve\r\nBcc: all@quire.test\u2028x" });
    await share(site);
    expect((await mails(site))[0]?.subject).toBe(`A reader has shared "${article?.title}" with you`);
  });

  it("sends one mail to an address that is given twice (beyond-247)", async () => {
    const site = await startAs("library");
    expect((await share(site, { sharedWith: ["a@b.org", "A@B.org", "a@b.org"] })).status).toBe(204);
    expect((await mails(site)).map(({ recipient }) => recipient)).toHaveLength(1);
  });

  it("keeps a display name with a URL out of the subject (beyond-247)", async () => {
    const site = await startAs("library");
    await site.post("/api/user/profile", { displayName: "Win at https://evil.test" });
    await share(site);
    expect((await mails(site))[0]?.subject).toBe(`A reader has shared "${article?.title}" with you`);
  });

  it("limits mails for each client address and each account", async () => {
    const few = { points: 3, seconds: 3600 };
    const many = { points: 99, seconds: 3600 };
    const site = await startSite({ limits: { share: { address: many, name: few } } });
    await site.signIn("library@quire.test");
    expect((await share(site)).status).toBe(204);
    const answer = await share(site);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(3500);
    await site.signIn("reader@quire.test");
    expect((await share(site)).status).toBe(204);
    expect(await mails(site)).toHaveLength(4);
  });

  it("sends nothing if one recipient is invalid, or there is none", async () => {
    const site = await startAs("library");
    expect(await getFields(await share(site, { sharedWith: ["a@b.org", "c@d"] }))).toEqual(["sharedWith"]);
    expect(await getFields(await share(site, { sharedWith: [] }))).toEqual(["sharedWith"]);
    expect(await mails(site)).toEqual([]);
  });

  it.each(["https://evil.test/x", "//evil.test", "/\\evil.test", "javascript:alert(1)"])(
    "refuses an address of another site: %s (robustness-13)",
    async (url) => {
      expect(await getFields(await share(await startAs("library"), { url }))).toEqual(["url"]);
    },
  );

  it("adds shares by any provider to the user's history", async () => {
    const site = await startAs("newcomer");
    await share(site, { provider: "Twitter", sharedWith: [] });
    const [entry] = (await getStream(site, "user/history?activity=shared")).entries;
    expect(entry).toMatchObject({ title: article?.title, content: { provider: "Twitter", sharedWith: [] } });
    expect(await mails(site)).toEqual([]);
  });
});

describe("short addresses", () => {
  const shorten = (site: Site, url: string) => site.post("/api/integration/url/shorten", { url });

  it("redirect to the address with its query, and stay the same for one address", async () => {
    const site = await startSite();
    const { shortUrl } = await (await shorten(site, `${site.origin}${path}?utm=x`)).json();
    expect(shortUrl).toMatch(new RegExp(`^${site.origin}/s/[\\w-]{8}$`));
    expect(await (await shorten(site, `${path}?utm=x`)).json()).toEqual({ shortUrl });
    const answer = await site.visit(new URL(shortUrl).pathname, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${path}?utm=x`]);
    expect((await site.visit("/s/nothing")).status).toBe(404);
  });

  it.each([
    "https://evil.test/x",
    "//evil.test",
    "/\\evil.test",
    "/\t/evil.test",
    "javascript:alert(1)",
    "/%2F/evil.test",
    "http://localhost.evil.test/",
  ])("are refused for other sites: %s (robustness-13)", async (url) => {
    expect((await shorten(await startSite(), url)).status).toBe(400);
  });
});
