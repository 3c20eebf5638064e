import { randomUUID } from "node:crypto";
import { CurrentUserSchema } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const getUser = async (site: Site) =>
  parse(CurrentUserSchema, await (await site.visit("/api/user/profile")).json());
const getUserRef = async (site: Site) =>
  ((await (await site.visit("/service/user/userRef")).json()) as { userRef: string }).userRef;
const complete = (site: Site, body: object, key: string = randomUUID()) =>
  site.post("/api/user/subscribe/checkoutComplete", body, { "Idempotency-Key": key });

async function reader(name = "reader"): Promise<Site> {
  const site = await startSite();
  await site.signIn(`${name}@quire.test`);
  return site;
}

describe("the user reference", () => {
  it("stays the same for one account, differs between accounts, and reveals no identity (accounts-7.17)", async () => {
    const site = await reader();
    const first = await getUserRef(site);
    expect(await getUserRef(site)).toBe(first);
    expect(first).not.toContain((await getUser(site)).guid);
    await site.signIn("best@quire.test");
    expect(await getUserRef(site)).not.toBe(first);
  });

  it("is refused with 401 for guests", async () => {
    expect((await (await startSite()).visit("/service/user/userRef")).status).toBe(401);
  });
});

describe("a completed checkout", () => {
  it("makes the account a subscriber of the ordered tier", async () => {
    const site = await reader();
    const orderId = await site.order("BETTER");
    const answer = await complete(site, { orderId, userRef: await getUserRef(site) });
    expect(await answer.json()).toEqual({ activated: true, roleCode: "ROLE_HBRG_BETTER" });
    expect(await getUser(site)).toMatchObject({
      status: "subscribers",
      tiers: [{ roleCode: "ROLE_HBRG_BETTER" }],
    });
  });

  it("gives the same answer and acts once if it is repeated with its key (robustness-21)", async () => {
    const site = await reader();
    const key = randomUUID();
    const orderId = await site.order("GOOD");
    await site.post("/__faults", { kind: "cut-after", path: "/api/user/subscribe/checkoutComplete" });
    await expect(complete(site, { orderId }, key)).rejects.toThrow();
    const before = (await getUser(site)).tiers;
    const again = await complete(site, { orderId }, key);
    expect(await again.json()).toEqual({ activated: true, roleCode: "ROLE_HBRG_GOOD" });
    expect((await getUser(site)).tiers).toEqual(before);
    expect((await complete(site, { orderId: await site.order("BEST") }, key)).status).toBe(422);
  });

  it("can be reported again with another key", async () => {
    const site = await reader();
    const orderId = await site.order("BEST");
    await complete(site, { orderId });
    expect((await complete(site, { orderId })).status).toBe(200);
    expect((await getUser(site)).tiers).toHaveLength(1);
  });

  it("is refused for another user's order or reference, and for guests", async () => {
    const site = await reader();
    const orderId = await site.order("GOOD");
    const theirs = await getUserRef(site);
    await site.signIn("follower@quire.test");
    expect((await complete(site, { orderId })).status).toBe(403);
    expect((await complete(site, { orderId, userRef: theirs })).status).toBe(403);
    expect((await getUser(site)).status).toBe("registered");
    site.cookies.length = 0;
    expect((await complete(site, { orderId })).status).toBe(401);
  });

  it.each(["QRO-EXECUTIVE-invented", "1", "../../captcha/api.js"])(
    "is refused if the provider knows no order %s",
    async (orderId) => {
      const site = await reader();
      const answer = await complete(site, { orderId });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ errors: [{ code: "no-order", field: "orderId" }] });
      expect((await getUser(site)).status).toBe("registered");
    },
  );

  it("stays open if the provider is unreachable or not configured", async () => {
    const site = await reader();
    const orderId = await site.order("BEST");
    const path = `/checkout/orders/${orderId}`;
    await fetch(`${site.outside}/__faults`, {
      method: "POST",
      body: JSON.stringify({ kind: "status", path }),
    });
    const answer = await complete(site, { orderId });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect((await complete(site, { orderId })).status).toBe(200);

    const alone = await startSite({ provider: undefined });
    await alone.signIn("reader@quire.test");
    expect((await complete(alone, { orderId })).status).toBe(503);
    expect((await getUser(alone)).status).toBe("registered");
  });
});

describe("the analytics data of a transaction", () => {
  const dataOf = (site: Site, uid: string) =>
    site.visit(`/api/digitaldata/piano/transactionComplete?uid=${uid}`);

  it("describe the latest order, with the user's id", async () => {
    const site = await reader();
    const { id, guid } = await getUser(site);
    expect((await dataOf(site, id)).status).toBe(404);
    const orderId = await site.order("BETTER");
    await complete(site, { orderId });
    const data = await (await dataOf(site, id)).json();
    expect(data).toMatchObject({
      transaction: { transactionID: orderId, currency: "USD", total: "20.00" },
    });
    expect((await dataOf(site, guid)).status).toBe(200);
  });

  it("returns 404 to another account", async () => {
    const site = await reader();
    const { id } = await getUser(site);
    await complete(site, { orderId: await site.order("BETTER") });
    await site.signIn("follower@quire.test");
    expect((await dataOf(site, id)).status).toBe(404);
    expect((await dataOf(site, "")).status).toBe(400);
  });
});
