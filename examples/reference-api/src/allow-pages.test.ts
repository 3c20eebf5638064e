import { passkeyCreation } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { createAuthenticator } from "./testing/authenticator.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

const PAGE = "https://www.example.com";
const BODY = { items: [{ productId: "10011" }] };

afterEach(closeAll);

/** Sends headers that only browsers set, which Node's fetch accepts from code. */
const from = (origin: string, site: string) => ({ Origin: origin, "Sec-Fetch-Site": site });

const preflight = (site: Site, origin: string) =>
  site.visit("/api/shopping-cart", {
    method: "OPTIONS",
    headers: { ...from(origin, "cross-site"), "Access-Control-Request-Method": "POST" },
  });

describe("pages of the configured origins", () => {
  it.each(["same-site", "cross-site"])("write and read with cookies when %s (beyond-371)", async (where) => {
    const site = await startSite({ origins: [PAGE] });
    const written = await site.post("/api/shopping-cart", BODY, from(PAGE, where));
    expect(written.status).toBe(200);
    expect(written.headers.get("access-control-allow-origin")).toBe(PAGE);
    expect(written.headers.get("access-control-allow-credentials")).toBe("true");
    expect(written.headers.get("vary")).toContain("Origin");
    const read = await site.visit("/api/shopping-cart", { headers: from(PAGE, where) });
    expect(await read.json()).toMatchObject({ cart: { line_items: { physical_items: [{}] } } });
  });

  it("pass a preflight for keys and JSON (beyond-371)", async () => {
    const answer = await preflight(await startSite({ origins: [PAGE] }), PAGE);
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-headers")).toBe(
      "Accept,Content-Type,Idempotency-Key,Authorization,X-Session,X-Refresh-Token",
    );
    expect(answer.headers.get("access-control-allow-methods")).toContain("DELETE");
  });

  it("get a partitioned cookie on another site, and a Lax one on the same site (beyond-371)", async () => {
    const site = await startSite({ origins: [PAGE] });
    const cookie = async (where: string) =>
      (await site.post("/api/shopping-cart", BODY, from(PAGE, where))).headers.getSetCookie()[0];
    expect(await cookie("cross-site")).toMatch(/; Secure; SameSite=None; Partitioned$/);
    site.cookies.length = 0;
    expect(await cookie("same-site")).toMatch(/; SameSite=Lax$/);
  });

  it("make a passkey for their own host (beyond-371)", async () => {
    const site = await startSite({ origins: [PAGE], site: "https://api.example.com" });
    const headers = from(PAGE, "same-site");
    await site.signIn("reader@quire.test", undefined, headers);
    const response = await site.post("/api/user/passkeys/creation", {}, headers);
    const creation = parse(passkeyCreation.answer, await response.json());
    const credential = createAuthenticator(PAGE).make(creation);
    expect((await site.post("/api/user/passkeys", { credential, name: "Mac" }, headers)).status).toBe(200);
  });

  it("end a session by a call (beyond-371)", async () => {
    const site = await startSite({ origins: [PAGE] });
    await site.signIn("reader@quire.test", undefined, from(PAGE, "cross-site"));
    expect((await site.visit("/api/user/profile")).status).toBe(200);
    await site.visit("/logout", { headers: from(PAGE, "cross-site") });
    expect((await site.visit("/api/user/profile")).status).toBe(401);
  });
});

describe("pages of any other origin", () => {
  it.each(["https://evil.example", "https://www.example.com.evil.example", "http://www.example.com", "null"])(
    "%s may neither write nor read (beyond-371)",
    async (origin) => {
      const site = await startSite({ origins: [PAGE] });
      expect((await site.post("/api/shopping-cart", BODY, from(origin, "cross-site"))).status).toBe(403);
      const read = await site.visit("/api/shopping-cart", { headers: from(origin, "cross-site") });
      const response = await preflight(site, origin);
      for (const { headers } of [read, response])
        expect(headers.get("access-control-allow-origin")).toBeNull();
    },
  );

  it("do not end a session (beyond-371)", async () => {
    const site = await startSite({ origins: [PAGE] });
    await site.signIn("reader@quire.test");
    await site.visit("/logout", { headers: from("https://evil.example", "cross-site") });
    expect((await site.visit("/api/user/profile")).status).toBe(200);
  });
});
