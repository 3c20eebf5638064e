import { CurrentUserSchema } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import type { Mail } from "./outbox.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const READER = "reader@quire.test";
const PASSWORD = "Reader#2026";
const LATER_MS = 11 * 60 * 1000;

/** Signs in. With `long`, the sign-in was 11 minutes ago. */
async function signedIn(user = READER, { long = false } = {}): Promise<Site> {
  let time = Date.now();
  const site = await startSite({ now: () => time });
  await site.signIn(user);
  if (long) time += LATER_MS;
  return site;
}

const rename = (site: Site, names: object) => site.post("/api/user/profile", names);
const remove = (site: Site, body = {}, headers = {}) =>
  site.post("/api/user/account", body, headers, "DELETE");
const getProfile = async (site: Site) =>
  parse(CurrentUserSchema, await (await site.visit("/api/user/profile")).json());
const getStatus = async (site: Site, path = "/api/user/profile") => (await site.visit(path)).status;

async function mailsTo(site: Site, recipient: string): Promise<Mail[]> {
  const mails = (await (await site.visit("/__scenario/outbox")).json()) as Mail[]; // The API guarantees this shape.
  return mails.filter((mail) => mail.recipient === recipient);
}

describe("a change of the name", () => {
  it("changes the names, and the display name with them (beyond-344)", async () => {
    const site = await signedIn();
    expect((await rename(site, { firstName: " Ada ", lastName: "Byrne" })).status).toBe(204);
    expect(await getProfile(site)).toMatchObject({
      firstName: "Ada",
      lastName: "Byrne",
      displayName: "Ada Byrne",
    });
  });

  it("keeps a display name of the user's own (beyond-344)", async () => {
    const site = await signedIn();
    await rename(site, { displayName: "The Reader" });
    await rename(site, { firstName: "Ada" });
    expect(await getProfile(site)).toMatchObject({ firstName: "Ada", displayName: "The Reader" });
  });

  it.each([
    ["firstName", "A"],
    ["firstName", "<b>Ada</b>"],
    ["lastName", ""],
    ["lastName", "x".repeat(300)],
  ])("refuses %s %j at its field, and changes nothing (beyond-344)", async (field, name) => {
    const site = await signedIn();
    const before = await getProfile(site);
    const answer = await rename(site, { firstName: "Grace", [field]: name });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field }] });
    expect(await getProfile(site)).toEqual(before);
  });
});

describe("the details of an account", () => {
  it("have the dates of a linked subscription (beyond-341)", async () => {
    const site = await signedIn("linked@quire.test");
    expect(await (await site.visit("/api/user/account")).json()).toEqual({
      pendingEmailAddress: "",
      subscription: { startDate: "2024-02-09", expirationDate: "2027-02-10", isRenewing: false },
    });
  });

  it("have the current year of an ordered subscription, which renews (beyond-341)", async () => {
    const time = Date.UTC(2026, 4, 17);
    const site = await startSite({ now: () => time });
    await site.signIn(READER);
    const orderId = await site.order("BEST");
    const key = { "Idempotency-Key": "activation-of-a-test" };
    expect((await site.post("/api/user/subscribe/checkoutComplete", { orderId }, key)).status).toBe(200);
    expect(await (await site.visit("/api/user/account")).json()).toMatchObject({
      subscription: { startDate: "2026-05-17", expirationDate: "2027-05-17", isRenewing: true },
    });
  });

  it("have no subscription for a registered user, and 401 for a guest (beyond-341)", async () => {
    const site = await startSite();
    expect(await getStatus(site, "/api/user/account")).toBe(401);
    await site.signIn(READER);
    expect(await (await site.visit("/api/user/account")).json()).toMatchObject({ subscription: null });
  });
});

describe("the data of an account", () => {
  it("hold all parts as a file, and no secret (beyond-345)", async () => {
    const site = await signedIn("library@quire.test");
    const answer = await site.visit("/api/user/account/data");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="account-data.json"');
    expect(answer.headers.get("cache-control")).toMatch(/no-store/);
    const text = await answer.text();
    const data = JSON.parse(text);
    expect(data).toMatchObject({ profile: { emailAddress: "library@quire.test" }, addresses: [], gifts: [] });
    expect([data.saves.length, data.folders.length, data.orders.length]).toEqual([44, 6, 12]);
    expect(text).not.toMatch(/password|token|public_key/i);
  });

  it("are refused to a guest, and after many downloads (beyond-345)", async () => {
    const site = await startSite({ limits: { accountData: { address: { points: 1, seconds: 60 } } } });
    expect(await getStatus(site, "/api/user/account/data")).toBe(401);
    await site.signIn(READER);
    expect(await getStatus(site, "/api/user/account/data")).toBe(200);
    expect(await getStatus(site, "/api/user/account/data")).toBe(429);
  });
});

describe("the deletion of an account", () => {
  it("needs the password some time after the sign-in (beyond-346)", async () => {
    const site = await signedIn(READER, { long: true });
    for (const body of [{}, { currentPassword: "wrong" }]) {
      const answer = await remove(site, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ field: "currentPassword" }] });
    }
    expect((await remove(site, { currentPassword: PASSWORD })).status).toBe(204);
  });

  it("is locked after ten wrong passwords (beyond-346)", async () => {
    const site = await signedIn(READER, { long: true });
    for (let turn = 0; turn < 10; turn++) await remove(site, { currentPassword: "wrong" });
    expect((await remove(site, { currentPassword: PASSWORD })).status).toBe(423);
  });

  it("signs out all devices, sends a mail and frees the address (beyond-346)", async () => {
    const site = await signedIn();
    const other = site.cookies.splice(0);
    await site.signIn(READER);
    expect((await remove(site)).status).toBe(204);
    expect(await getStatus(site)).toBe(401);
    site.cookies.splice(0, Infinity, ...other);
    expect(await getStatus(site)).toBe(401);
    expect((await site.signIn(READER)).status).toBe(401);
    expect((await mailsTo(site, READER)).map(({ subject }) => subject)).toEqual([
      "Your account has been deleted",
    ]);
    expect((await site.post("/__scenario/account", { emailAddress: READER })).status).toBe(201);
  });

  it("leaves no data to the next account with the address (beyond-346)", async () => {
    const site = await signedIn("library@quire.test");
    expect((await remove(site)).status).toBe(204);
    await site.post("/__scenario/account", { emailAddress: "library@quire.test", password: PASSWORD });
    await site.signIn("library@quire.test");
    const data = await (await site.visit("/api/user/account/data")).json();
    expect(data).toMatchObject({ saves: [], folders: [], history: [], orders: [] });
  });

  it("is refused to another site (beyond-346)", async () => {
    const site = await signedIn();
    expect((await remove(site, {}, { Origin: "https://evil.test" })).status).toBe(403);
    expect(await getStatus(site)).toBe(200);
  });
});

describe("the plain forms of the account page", () => {
  const send = async (site: Site, path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const headers = { Accept: "text/html" };
    const answer = await site.visit(path, { method: "POST", body, headers, redirect: "manual" });
    return answer.headers.get("location");
  };

  it("change the name, ask for a new address and delete the account (beyond-347)", async () => {
    const site = await signedIn();
    expect(await send(site, "/account/name", { firstName: "Ada", lastName: "B" })).toBe(
      "/account?error=name&field=lastName",
    );
    expect(await send(site, "/account/name", { firstName: "Ada", lastName: "Byrne" })).toBe(
      "/account?name=1",
    );
    expect(await getProfile(site)).toMatchObject({ firstName: "Ada", lastName: "Byrne" });
    const emailAddress = "ada@example.org";
    expect(await send(site, "/account/email", { emailAddress, currentPassword: PASSWORD })).toBe(
      "/account?email=1",
    );
    expect(await mailsTo(site, emailAddress)).toHaveLength(1);
    expect(await send(site, "/account/delete", { currentPassword: "wrong" })).toBe(
      "/account?error=current&field=currentPassword",
    );
    expect(await send(site, "/account/delete", { currentPassword: PASSWORD })).toBe("/account?deleted=1");
    expect(await getStatus(site)).toBe(401);
  });
});
