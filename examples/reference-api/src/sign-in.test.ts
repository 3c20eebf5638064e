import { CurrentUserSchema } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

async function getProfile(site: Site) {
  return parse(CurrentUserSchema, await (await site.visit("/api/user/profile")).json());
}

describe("sign-in", () => {
  it("starts a session in a cookie that scripts can't read (accounts-7.1)", async () => {
    const site = await startSite();
    const answer = await site.signIn("Reader@Quire.test ");
    expect(await answer.json()).toEqual({ authenticated: true });
    expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly/);
    expect(answer.headers.get("set-cookie")).toMatch(/SameSite=Lax/);
    expect(await getProfile(site)).toMatchObject({ emailAddress: "reader@quire.test", status: "registered" });
  });

  it("gives every session a new token and ends the old one", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const before = [...site.cookies];
    await site.signIn("reader@quire.test");
    expect(site.cookies).not.toEqual(before);
    const stale = await fetch(`${site.origin}/api/user/profile`, { headers: { Cookie: before.join("; ") } });
    expect(stale.status).toBe(401);
  });

  it("shows each tier by its role code", async () => {
    const site = await startSite();
    await site.signIn("allaccess@quire.test");
    const user = await getProfile(site);
    expect(user.tiers).toEqual([{ roleCode: "ROLE_HBRG_ALLACCESS" }]);
    expect(user.status).toBe("subscribers");
    expect(user.subscriber?.digest).toBeTruthy();
  });

  it.each(["reader@quire.test", "nobody@quire.test"])(
    "counts the attempts of %s down to a lock, three if there is no captcha",
    async (name) => {
      const site = await startSite();
      const first = await site.signIn(name, "wrong");
      expect(first.status).toBe(401);
      expect(await first.json()).toEqual({ tries_left: 2 });
      expect(await (await site.signIn(name, "wrong")).json()).toEqual({ tries_left: 1 });
      const third = await site.signIn(name, "wrong");
      expect(third.status).toBe(423);
      expect(await third.json()).toEqual({ lockout_duration: 900 });
      expect((await site.signIn(name, "Reader#2026")).status).toBe(423);
    },
  );

  it("counts each of several concurrent guesses", async () => {
    const site = await startSite();
    const guesses = Array.from({ length: 12 }, () => site.signIn("reader@quire.test", "wrong"));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(2);
  });

  it("allows five attempts with a captcha, and each token once (accounts-7.1)", async () => {
    const site = await startSite();
    const reCaptchaToken = await site.captchaToken("sign_in_modal");
    const body = () =>
      new URLSearchParams({ username: "reader@quire.test", password: "wrong", reCaptchaToken });
    const first = await site.visit("/authenticate", { method: "POST", body: body() });
    expect(await first.json()).toEqual({ tries_left: 4 });
    const again = await site.visit("/authenticate", { method: "POST", body: body() });
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ errors: [{ code: "captcha", field: "reCaptchaToken" }] });
  });

  it("unlocks when the lock expires", async () => {
    let time = Date.now();
    const site = await startSite({ now: () => time });
    for (let guess = 0; guess < 3; guess++) await site.signIn("reader@quire.test", "wrong");
    time += 901_000;
    expect((await site.signIn("reader@quire.test")).status).toBe(200);
  });

  describe("sign-in after a stranger has locked a name", () => {
    const guess = (site: Site, headers = {}) => site.signIn("reader@quire.test", "wrong", headers);
    const right = async (site: Site, reCaptchaToken = "", headers = {}) => {
      const fields = { username: "reader@quire.test", password: "Reader#2026", reCaptchaToken };
      const init = { method: "POST", body: new URLSearchParams(fields), headers };
      return (await site.visit("/authenticate", init)).status;
    };

    it("is possible for the owner only with a captcha", async () => {
      const site = await startSite();
      for (let turn = 0; turn < 4; turn++) await guess(site);
      expect(await right(site)).toBe(423);
      expect(await right(site, await site.captchaToken("sign_in_modal"))).toBe(200);
    });

    it("is possible in a browser where the account has signed in before", async () => {
      const site = await startSite();
      await site.signIn("reader@quire.test");
      await site.visit("/logout");
      const [device = ""] = site.cookies.splice(0);
      expect(device).toMatch(/^quire_device=/);
      for (let turn = 0; turn < 4; turn++) await guess(site);
      expect(await right(site)).toBe(423);
      site.cookies.push(device);
      expect(await right(site)).toBe(200);
    });

    it("counts attempts with a captcha by client address", async () => {
      const site = await startSite({ trustProxy: true });
      const from = (address: string) => ({ "X-Forwarded-For": `invented, ${address}` });
      const token = () => site.captchaToken("sign_in_modal");
      const wrong = async (address: string) => {
        const fields = { username: "reader@quire.test", password: "wrong", reCaptchaToken: await token() };
        const init = { method: "POST", body: new URLSearchParams(fields), headers: from(address) };
        return (await site.visit("/authenticate", init)).status;
      };
      const statuses = [];
      for (let turn = 0; turn < 5; turn++) statuses.push(await wrong("192.0.2.1"));
      expect(statuses).toEqual([401, 401, 401, 401, 423]);
      expect(await right(site, await token(), from("192.0.2.1"))).toBe(423);
      expect(await right(site, await token(), from("192.0.2.2"))).toBe(200);
    });

    it("treats a browser as unknown if only another account has signed in there", async () => {
      const site = await startSite();
      await site.signIn("best@quire.test");
      for (let turn = 0; turn < 4; turn++) await guess(site);
      expect(await right(site)).toBe(423);
    });
  });

  it("refuses restricted accounts, but only if the password is right", async () => {
    const site = await startSite();
    const answer = await site.signIn("restricted@quire.test");
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ user_restricted: true });
    expect(await (await site.signIn("restricted@quire.test", "wrong")).json()).toEqual({ tries_left: 2 });
  });

  it("locks the seeded account for a day", async () => {
    const site = await startSite();
    const { lockout_duration } = await (await site.signIn("locked@quire.test")).json();
    expect(lockout_duration).toBeGreaterThan(86_000);
  });
});

describe("sign-in by a form without JavaScript", () => {
  const page = { Accept: "text/html,application/xhtml+xml" };

  async function send(site: Site, fields: Record<string, string>, from?: string) {
    const body = new URLSearchParams({ username: "reader@quire.test", password: "Reader#2026", ...fields });
    const headers = { ...page, ...(from !== undefined && { Referer: from, Origin: site.origin }) };
    return site.visit("/authenticate", { method: "POST", body, headers, redirect: "manual" });
  }

  it("redirects to a return path in another script (beyond-248)", async () => {
    const answer = await send(await startSite(), { return: "/topics/стратегия?q=日本" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(encodeURI("/topics/стратегия?q=日本"));
  });

  it("redirects to the return path after sign-in (accounts-7.23)", async () => {
    const site = await startSite();
    const answer = await send(site, { return: "/topic/subject/strategy?page=2" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/topic/subject/strategy?page=2");
    expect((await site.visit("/api/user/profile")).status).toBe(200);
  });

  it.each([
    ["a page of this site", "/article?page=2#end", "/article?page=2"],
    ["the form's own page", "/sign-in?error=invalid", "/"],
    ["another site", "https://evil.test/article", "/"],
    ["an address that resolves to another", "/x/..//evil.test", "/"],
    ["an invalid address", "http://", "/"],
  ])("continues from %s if there is no return path", async (_, from, to) => {
    const site = await startSite();
    const address = from.startsWith("/") ? site.origin + from : from;
    expect((await send(site, {}, address)).headers.get("location")).toBe(to);
  });

  it("returns to the form from any page, with that page as the return path", async () => {
    const site = await startSite();
    const wrong = await send(site, { password: "wrong" }, `${site.origin}/article`);
    expect(wrong.headers.get("location")).toBe("/sign-in?error=invalid&tries_left=2&return=%2Farticle");
  });

  it("redirects to the front page if the return path is unsafe (robustness-13)", async () => {
    const site = await startSite();
    expect((await send(site, { return: "//evil.test" })).headers.get("location")).toBe("/");
  });

  it("returns to the form with a code", async () => {
    const site = await startSite();
    const wrong = await send(site, { password: "wrong", return: "/store" });
    expect(wrong.status).toBe(303);
    expect(wrong.headers.get("location")).toBe("/sign-in?error=invalid&tries_left=2&return=%2Fstore");
    const restricted = await send(site, { username: "restricted@quire.test" });
    expect(restricted.headers.get("location")).toBe("/sign-in?error=restricted");
    const empty = await send(site, { password: "" });
    expect(empty.headers.get("location")).toContain("/sign-in?error=invalid");
  });
});

describe("sign-out", () => {
  it("ends the session and follows a safe return path", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const answer = await site.visit("/logout?return=/store%3Fq%3D1", { redirect: "manual" });
    expect(answer.headers.get("location")).toBe("/store?q=1");
    expect((await site.visit("/api/user/profile")).status).toBe(401);
  });

  it.each(["//evil.test", "/\\evil.test", "/a&return=/b", "%"])(
    "return=%s leads to the front page (robustness-13)",
    async (returnPath) => {
      const site = await startSite();
      const answer = await site.visit(`/logout?return=${returnPath}`, { redirect: "manual" });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe("/");
    },
  );

  it("ignores a prefetch and a link on another site", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    await site.visit("/logout", { headers: { "Sec-Purpose": "prefetch;prerender" } });
    await site.visit("/logout", { headers: { "X-Sec-Purpose": "prefetch" } });
    await site.visit("/logout", { headers: { "Sec-Fetch-Site": "cross-site" } });
    // Over plain http, browsers send only this header.
    await site.visit("/logout", { headers: { Referer: "http://evil.test/" } });
    expect((await site.visit("/api/user/profile")).status).toBe(200);
  });

  const html = { Accept: "text/html" };

  it("asks first if a navigation hides its page over plain http (beyond-168)", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const response = await site.visit('/logout?return=/store%3Fq%3D"1', { headers: html });
    expect((await site.visit("/api/user/profile")).status).toBe(200);
    expect(response.headers.get("referrer-policy")).toBe("same-origin");
    const text = await response.text();
    expect(text).toContain('<form method="post" action="/logout">');
    expect(text).toContain('value="/store?q=&quot;1"');
    const headers = { Origin: site.origin, ...html };
    const body = new URLSearchParams({ return: "/store?q=1" });
    const answer = await site.visit("/logout", { method: "POST", headers, body, redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/store?q=1"]);
    expect((await site.visit("/api/user/profile")).status).toBe(401);
  });

  it("refuses the form of another site (beyond-168)", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    for (const Origin of ["http://evil.test", "null"]) {
      const body = new URLSearchParams();
      const answer = await site.visit("/logout", { method: "POST", headers: { Origin, ...html }, body });
      expect(answer.status).toBe(403);
    }
    expect((await site.visit("/api/user/profile")).status).toBe(200);
  });

  it.each([
    ["Referer", (site: Site) => `${site.origin}/topics`],
    ["Sec-Fetch-Site", () => "same-origin"],
    ["Sec-Fetch-Site", () => "none"],
  ])("follows a link at once when %s proves its page (beyond-168)", async (name, from) => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const headers = { ...html, [name]: from(site) };
    const answer = await site.visit("/logout?return=/topics", { headers, redirect: "manual" });
    expect(answer.headers.get("location")).toBe("/topics");
    expect((await site.visit("/api/user/profile")).status).toBe(401);
  });
});
