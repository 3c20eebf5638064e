import { afterEach, describe, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

const PAGE = "https://www.example.com";
const READER = "reader@quire.test";
const FROM = { Origin: PAGE, "Sec-Fetch-Site": "cross-site", "X-Session": "token" };

let time = Date.now();
const start = () => startSite({ origins: [PAGE], now: () => time }, { enabled: false });

afterEach(closeAll);

/** Sends a call of a page that uses tokens. */
const ask = (site: Site, path: string, headers: Record<string, string> = {}, method = "GET") =>
  site.visit(path, { method, headers: { ...FROM, ...headers } });

const as = (response: Response) => ({ Authorization: `Bearer ${response.headers.get("x-access-token")}` });

const status = async (site: Site, headers: Record<string, string>) =>
  (await ask(site, "/api/user/profile", headers)).status;

const renew = (site: Site, refresh?: string | null) =>
  ask(site, "/api/session/token", refresh ? { "X-Refresh-Token": refresh } : {}, "POST");

/** Signs in, and optionally loses the cookies, as a browser that blocks them. */
async function enter(site: Site, keepsCookies = true) {
  const response = await site.signIn(READER, undefined, FROM);
  if (!keepsCookies) site.cookies.length = 0;
  return response;
}

describe("a page that uses tokens", () => {
  it("gets tokens instead of a session cookie (beyond-422)", async () => {
    const site = await start();
    const response = await enter(site);
    expect(response.headers.get("x-expires-in")).toBe("300");
    const [refresh = ""] = response.headers.getSetCookie().filter((one) => one.includes("quire_refresh"));
    expect(refresh).toMatch(/; HttpOnly; Secure; SameSite=None; Partitioned$/);
    expect(response.headers.getSetCookie().join()).not.toContain("quire_session");
    expect([await status(site, as(response)), await status(site, {})]).toEqual([200, 401]);
  });

  it("may read the tokens on its own origin (beyond-422)", async () => {
    const exposed = (await enter(await start())).headers.get("access-control-expose-headers");
    expect(exposed).toContain("X-Access-Token,X-Expires-In,X-Refresh-Token");
  });

  it("keeps its session when the password changes (beyond-422)", async () => {
    const site = await start();
    const first = await enter(site);
    const body = { current: "Reader#2026", password: "Another#2026" };
    const changed = await site.post("/api/user/password", body, { ...FROM, ...as(first) });
    expect([await status(site, as(first)), await status(site, as(changed))]).toEqual([401, 200]);
  });

  it("ends its session by a call, with all its tokens (beyond-422)", async () => {
    const site = await start();
    const response = await enter(site);
    await ask(site, "/logout", as(response));
    expect(await status(site, as(response))).toBe(401);
    expect((await renew(site, response.headers.get("x-refresh-token"))).status).toBe(401);
  });

  it("gets 401 for an expired token, also where guests may call (beyond-424)", async () => {
    const site = await start();
    const response = await enter(site);
    time += 301_000;
    expect((await ask(site, "/api/shopping-cart", as(response))).status).toBe(401);
    expect((await ask(site, "/api/shopping-cart")).status).toBe(200);
  });

  it("has a guest's cart by a token, which the account gets (beyond-426)", async () => {
    const site = await start();
    const body = { items: [{ productId: "10011" }] };
    const added = await site.post("/api/shopping-cart", body, FROM);
    expect(added.headers.get("x-expires-in")).toBeNull();
    site.cookies.length = 0;
    const hasItem = { cart: { line_items: { physical_items: [{}] } } };
    expect(await (await ask(site, "/api/shopping-cart", as(added))).json()).toMatchObject(hasItem);
    const signedIn = await site.signIn(READER, undefined, { ...FROM, ...as(added) });
    expect(await (await ask(site, "/api/shopping-cart", as(signedIn))).json()).toMatchObject(hasItem);
  });
});

describe("renewing tokens", () => {
  it("rotates the cookie, and voids the token that scripts can read (beyond-423)", async () => {
    const site = await start();
    const first = await enter(site);
    const [cookie] = site.cookies.filter((one) => one.includes("quire_refresh"));
    const next = await renew(site);
    expect([next.status, next.headers.get("x-refresh-token")]).toEqual([204, null]);
    expect(site.cookies).not.toContain(cookie);
    expect(await status(site, as(next))).toBe(200);
    site.cookies.length = 0;
    expect((await renew(site, first.headers.get("x-refresh-token"))).status).toBe(401);
  });

  it("rotates the page's token in a browser without the cookie (beyond-423)", async () => {
    const site = await start();
    const first = await enter(site, false);
    const next = await renew(site, first.headers.get("x-refresh-token"));
    expect(next.headers.get("x-refresh-token")).not.toBe(first.headers.get("x-refresh-token"));
    expect(next.headers.getSetCookie()).toEqual([]);
    expect(await status(site, as(next))).toBe(200);
  });

  it("accepts a used token for half a minute, and ends the session later (beyond-423)", async () => {
    const site = await start();
    const token = (await enter(site, false)).headers.get("x-refresh-token");
    await renew(site, token);
    time += 29_000;
    const again = await renew(site, token);
    expect(again.status).toBe(204);
    time += 2_000;
    expect((await renew(site, token)).status).toBe(401);
    expect(await status(site, as(again))).toBe(401);
  });

  it("needs a refresh token of a page on a configured origin (beyond-423)", async () => {
    const site = await start();
    expect((await renew(site)).status).toBe(401);
    await enter(site);
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site", "X-Session": "token" };
    expect((await site.visit("/api/session/token", { method: "POST", headers })).status).toBe(403);
  });
});
