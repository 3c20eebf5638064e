import { afterEach, describe, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const NEW_PASSWORD = "Another#2026";

async function forgot(site: Site, emailAddress: string, action = "forgot_pass_modal"): Promise<Response> {
  const reCaptchaToken = await site.captchaToken(action);
  return site.post("/api/user/forgotpassword", { emailAddress, reCaptchaToken, deviceType: "WEB_SITE" });
}

interface Mail {
  recipient: string;
  subject: string;
  text: string;
  link: string;
}

async function outbox(site: Site): Promise<Mail[]> {
  return (await site.visit("/__scenario/outbox")).json() as Promise<Mail[]>; // The API guarantees this shape.
}

async function tokenFor(site: Site, emailAddress = "reader@quire.test"): Promise<string> {
  await forgot(site, emailAddress);
  const link = (await outbox(site)).findLast(({ recipient }) => recipient === emailAddress)?.link ?? "";
  return new URL(link, site.origin).searchParams.get("token") ?? "";
}

const reset = (site: Site, token: string, password = NEW_PASSWORD) =>
  site.post("/api/user/reset-password", { token, password });

const getProblems = async (answer: Response) => ((await answer.json()) as { errors: object[] }).errors;
const isSignedIn = async (site: Site) => (await site.visit("/api/user/profile")).status === 200;

function getVisible(answer: Response, body: string) {
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== "date"));
  return { status: answer.status, headers, body };
}

describe("a forgotten password", () => {
  it("gives the same answer for known and unknown addresses (robustness-25)", async () => {
    const site = await startSite();
    const known = await forgot(site, "reader@quire.test");
    const unknown = await forgot(site, "nobody@quire.test");
    expect(known.status).toBe(204);
    expect(getVisible(unknown, await unknown.text())).toEqual(getVisible(known, await known.text()));
  });

  it("is mailed only to known addresses, with a link to the configured site (accounts-2.28)", async () => {
    const mails: string[] = [];
    const site = await startSite({ site: "https://quire.test", mailed: ({ link }) => mails.push(link) });
    await forgot(site, "nobody@quire.test");
    await forgot(site, "Reader@Quire.test ");
    const [mail, ...others] = await outbox(site);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: "reader@quire.test", subject: "Reset your password" });
    expect(mail?.link).toMatch(/^https:\/\/quire\.test\/reset-password\?token=[\w-]{43}$/);
    expect(mail?.text).toContain(mail?.link);
    expect(mails).toEqual([mail?.link]);
  });

  it("never takes the link's origin from the request", async () => {
    const site = await startSite();
    await site.post("/api/user/forgotpassword", { emailAddress: "reader@quire.test" }, { Host: "evil.test" });
    expect((await outbox(site))[0]?.link).toMatch(/^\/reset-password\?token=/);
  });

  it("can be reported from the flyout by a separate call", async () => {
    const site = await startSite();
    const reCaptchaToken = await site.captchaToken("forgot_pass");
    const answer = await site.post("/api/user/forgot-password", {
      email: "reader@quire.test",
      reCaptchaToken,
    });
    expect(answer.status).toBe(204);
    expect(await outbox(site)).toHaveLength(1);
    const wrong = await site.post("/api/user/forgot-password", { email: "x@y" });
    expect(await getProblems(wrong)).toMatchObject([{ field: "email", code: "email" }]);
  });

  it("answers 403 for restricted accounts and 423 for locked ones", async () => {
    const site = await startSite();
    expect((await forgot(site, "restricted@quire.test")).status).toBe(403);
    expect((await forgot(site, "locked@quire.test")).status).toBe(423);
    expect(await outbox(site)).toEqual([]);
  });

  it.each([
    "forgot_pass",
    "forgot_pass_modal",
    "forgot_pass_paywall",
    "forgot_pass_sub",
    "forgot_pass_sync_sub",
  ])("accepts a captcha made for %s", async (action) => {
    expect((await forgot(await startSite(), "reader@quire.test", action)).status).toBe(204);
  });

  it("refuses a captcha made for another action", async () => {
    const answer = await forgot(await startSite(), "reader@quire.test", "sign_in_modal");
    expect(answer.status).toBe(400);
    expect(await getProblems(answer)).toMatchObject([{ field: "reCaptchaToken", code: "captcha" }]);
  });

  it.each(["reader@quire.test", "nobody@quire.test"])(
    "locks requests for %s for 24 hours after three without a captcha (accounts-9.3)",
    async (emailAddress) => {
      let time = Date.now();
      const site = await startSite({ now: () => time });
      const ask = async () => (await site.post("/api/user/forgotpassword", { emailAddress })).status;
      expect([await ask(), await ask(), await ask(), await ask()]).toEqual([204, 204, 204, 423]);
      time += 23 * 3_600_000;
      expect(await ask()).toBe(423);
      time += 2 * 3_600_000;
      expect(await ask()).toBe(204);
    },
  );
});

describe("a password reset by token", () => {
  it("sets the new password, once (accounts-7.11)", async () => {
    const site = await startSite();
    const token = await tokenFor(site);
    expect((await reset(site, token)).status).toBe(204);
    expect((await site.signIn("reader@quire.test")).status).toBe(401);
    expect((await site.signIn("reader@quire.test", NEW_PASSWORD)).status).toBe(200);
    const again = await reset(site, token, "Third#Password1");
    expect(again.status).toBe(400);
    expect(await getProblems(again)).toMatchObject([{ field: "token", code: "token" }]);
  });

  it("ends every session of the account", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    await reset(site, await tokenFor(site));
    expect(await isSignedIn(site)).toBe(false);
  });

  it("makes the account's other links void", async () => {
    const site = await startSite();
    const first = await tokenFor(site);
    await reset(site, await tokenFor(site));
    expect((await reset(site, first)).status).toBe(400);
  });

  it("expires after an hour", async () => {
    let time = Date.now();
    const site = await startSite({ now: () => time });
    const token = await tokenFor(site);
    time += 3_601_000;
    expect(await getProblems(await reset(site, token))).toMatchObject([{ field: "token" }]);
  });

  it.each(["Short#1a", "nodigits#AB", "NOLOWER#2026", "noupper#2026", "NoSpecial2026", "With space#2026"])(
    "refuses %s by the shared rule of 10 characters and keeps the token valid",
    async (password) => {
      const site = await startSite();
      const token = await tokenFor(site);
      const answer = await reset(site, token, password);
      expect(answer.status).toBe(400);
      expect(await getProblems(answer)).toMatchObject([{ field: "password", code: "password" }]);
      expect((await reset(site, token)).status).toBe(204);
    },
  );

  it("sets one password for two requests at once", async () => {
    const site = await startSite();
    const token = await tokenFor(site);
    const answers = await Promise.all([reset(site, token), reset(site, token, "Third#Password1")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it("does not unlock a locked account", async () => {
    const site = await startSite();
    const token = await tokenFor(site);
    for (let guess = 0; guess < 3; guess++) await site.signIn("reader@quire.test", "wrong");
    expect((await reset(site, token)).status).toBe(204);
    expect((await site.signIn("reader@quire.test", NEW_PASSWORD)).status).toBe(423);
  });
});

describe("a changed password", () => {
  const change = (site: Site, current: string, password = NEW_PASSWORD) =>
    site.post("/api/user/password", { current, password });

  it("applies at once: this session stays, the others need a new sign-in", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const elsewhere = site.cookies.splice(0).join("; ");
    await site.signIn("reader@quire.test");
    expect((await change(site, "Reader#2026")).status).toBe(204);
    expect(await isSignedIn(site)).toBe(true);
    const there = await fetch(`${site.origin}/api/user/profile`, { headers: { Cookie: elsewhere } });
    expect(there.status).toBe(401);
    expect((await site.signIn("reader@quire.test", NEW_PASSWORD)).status).toBe(200);
  });

  it("is refused with 400 for the field current if the current password is wrong", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const answer = await change(site, "wrong");
    expect(answer.status).toBe(400);
    expect(await getProblems(answer)).toMatchObject([
      { field: "current", message: "Current Password is invalid" },
    ]);
  });

  it("is refused with 400 for the field password if it breaks the rule", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    expect(await getProblems(await change(site, "Reader#2026", "Short#1a"))).toMatchObject([
      { field: "password", code: "password" },
    ]);
  });

  it("is refused with 401 for guests, and with 423 after ten wrong guesses", async () => {
    const site = await startSite();
    expect((await change(site, "Reader#2026")).status).toBe(401);
    await site.signIn("reader@quire.test");
    for (let guess = 0; guess < 10; guess++) await change(site, "wrong");
    expect((await change(site, "Reader#2026")).status).toBe(423);
  });
});
