import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  type PasskeyAssertion,
  type PasskeyCreation,
  passkeyCreation,
  passkeyRequest,
  passkeys,
} from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import type { Mail } from "./outbox.js";
import { type Authenticator, createAuthenticator } from "./testing/authenticator.js";
import { getProblem } from "./testing/reader.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const READER = "reader@quire.test";
const EVIL = "https://evil.test";

async function signedIn(options: Parameters<typeof startSite>[0] = {}): Promise<Site> {
  const site = await startSite(options);
  await site.signIn(READER);
  return site;
}

const askToMake = (site: Site, body = {}) => site.post("/api/user/passkeys/creation", body);

async function getCreation(site: Site, body = {}): Promise<PasskeyCreation> {
  return parse(passkeyCreation.answer, await (await askToMake(site, body)).json());
}

const keep = (site: Site, credential: unknown, name = "Mac") =>
  site.post("/api/user/passkeys", { credential, name });

/** Adds a passkey for the current user and returns its device. */
async function withPasskey(site: Site, name?: string): Promise<Authenticator> {
  const device = createAuthenticator(site.origin);
  const answer = await keep(site, device.make(await getCreation(site)), name);
  expect(answer.status).toBe(200);
  return device;
}

async function getList(site: Site) {
  return parse(passkeys.answer, await (await site.visit("/api/user/passkeys")).json()).passkeys;
}

async function getChallenge(site: Site): Promise<string> {
  const answer = await site.post("/api/passkeys/request", {});
  return parse(passkeyRequest.answer, await answer.json()).challenge;
}

const enter = (site: Site, credential: PasskeyAssertion) =>
  site.post("/api/passkeys/authenticate", { credential });

/** Signs out. */
const signOut = (site: Site) => site.visit("/logout", { redirect: "manual" });

const isSignedIn = async (site: Site) => (await site.visit("/api/user/profile")).status === 200;

const removeOne = (site: Site, id: string | undefined, body = {}) =>
  site.post(`/api/user/passkeys/${id}`, body, {}, "DELETE");

async function getMails(site: Site): Promise<Mail[]> {
  return (await (await site.visit("/__scenario/outbox")).json()) as Mail[]; // The API guarantees this shape.
}

describe("sign-in with a passkey", () => {
  it("starts a session as a password does, and records the last use (beyond-28)", async () => {
    const site = await signedIn();
    const device = await withPasskey(site);
    expect(await getList(site)).toMatchObject([{ name: "Mac", lastUsed: "" }]);
    await signOut(site);
    expect(await isSignedIn(site)).toBe(false);
    const answer = await enter(site, device.sign(await getChallenge(site)));
    expect(await answer.json()).toEqual({ authenticated: true });
    expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly/);
    expect(await (await site.visit("/api/user/profile")).json()).toMatchObject({ emailAddress: READER });
    expect(Date.parse((await getList(site))[0]?.lastUsed ?? "")).not.toBeNaN();
  });

  it("merges the guest's cart", async () => {
    const site = await signedIn();
    const device = await withPasskey(site);
    await signOut(site);
    await site.post("/api/shopping-cart", { items: [{ productId: "20101" }] });
    await enter(site, device.sign(await getChallenge(site)));
    expect(await (await site.visit("/api/shopping-cart")).text()).toContain("20101");
  });

  it("accepts a challenge once, even for two requests at once (beyond-29)", async () => {
    const site = await signedIn();
    const device = await withPasskey(site);
    const challenge = await getChallenge(site);
    const answers = await Promise.all(
      [device.sign(challenge), device.sign(challenge)].map((credential) => enter(site, credential)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const replayed = await enter(site, device.sign(challenge));
    expect(await getProblem(replayed)).toMatchObject({ status: 400, code: "expired" });
  });

  it("accepts a challenge for five minutes, and only its own challenges (beyond-29)", async () => {
    let time = Date.now();
    const site = await signedIn({ now: () => time });
    const device = await withPasskey(site);
    const challenge = await getChallenge(site);
    time += 299_000;
    expect((await enter(site, device.sign(challenge))).status).toBe(200);
    const late = await getChallenge(site);
    time += 300_000;
    expect((await enter(site, device.sign(late))).status).toBe(400);
    expect((await enter(site, device.sign("aW52ZW50ZWQ"))).status).toBe(400);
    const { challenge: ofAnother } = await getCreation(site, { currentPassword: "Reader#2026" });
    expect((await enter(site, device.sign(ofAnother))).status).toBe(400);
  });

  it.each([
    ["by a page of another origin", { origin: EVIL }],
    ["for another site", { rpId: "evil.test" }],
    ["without user verification", { isVerified: false }],
    ["for another account", { userHandle: "c29tZWJvZHkgZWxzZQ" }],
    ["with an old counter", { counter: 1 }],
  ])("refuses a signature made %s, and starts no session (beyond-29)", async (_, faults) => {
    const site = await signedIn();
    const device = await withPasskey(site);
    await signOut(site);
    const answer = await enter(site, device.sign(await getChallenge(site), faults));
    expect(await getProblem(answer)).toMatchObject({ status: 401, code: "unknown-passkey" });
    expect(await isSignedIn(site)).toBe(false);
  });

  it("refuses a signature of another key (beyond-29)", async () => {
    const site = await signedIn();
    const device = await withPasskey(site);
    const other = createAuthenticator(site.origin).sign(await getChallenge(site));
    const { userHandle } = device.sign("AAAA").response;
    const forged = { ...other, id: device.id, rawId: device.id, response: { ...other.response, userHandle } };
    await signOut(site);
    expect((await enter(site, forged)).status).toBe(401);
  });

  it("answers the same for a removed passkey as for an unknown one (beyond-29)", async () => {
    const site = await signedIn();
    const device = await withPasskey(site);
    const [passkey] = await getList(site);
    await removeOne(site, passkey?.id);
    const answers = [
      await enter(site, device.sign(await getChallenge(site))),
      await enter(
        site,
        createAuthenticator(site.origin).sign(await getChallenge(site), { userHandle: "bm9ib2R5" }),
      ),
    ];
    const [removedProblem, never] = await Promise.all(answers.map(getProblem));
    expect(removedProblem).toEqual(never);
    expect(removedProblem?.status).toBe(401);
  });

  it("respects a lock, and answers as for a password (beyond-29)", async () => {
    const site = await signedIn();
    const device = await withPasskey(site);
    await signOut(site);
    for (let guess = 0; guess < 3; guess++) await site.signIn(READER, "wrong");
    const answer = await enter(site, device.sign(await getChallenge(site)));
    expect(answer.status).toBe(423);
    expect(await answer.json()).toEqual({ lockout_duration: 900 });
  });

  it("resets failed attempts at the password", async () => {
    const site = await signedIn();
    const device = await withPasskey(site);
    await signOut(site);
    await site.signIn(READER, "wrong");
    await enter(site, device.sign(await getChallenge(site)));
    expect(await (await site.signIn(READER, "wrong")).json()).toEqual({ tries_left: 2 });
  });

  it("refuses a restricted account as for a password, and tells only its owner (beyond-29)", async () => {
    const folder = mkdtempSync(join(tmpdir(), "quire-passkeys-"));
    const file = join(folder, "data.sqlite");
    const site = await signedIn({ file });
    const device = await withPasskey(site);
    await signOut(site);
    const data = new DatabaseSync(file);
    data.prepare("UPDATE accounts SET restricted = 1 WHERE email = ?").run(READER);
    data.close();
    const answer = await enter(site, device.sign(await getChallenge(site)));
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ user_restricted: true });
    expect(await isSignedIn(site)).toBe(false);
    await site.close();
    rmSync(folder, { recursive: true });
  });

  it("limits the challenges for each client address (beyond-29)", async () => {
    const site = await startSite({ limits: { passkeyRequest: { address: { points: 2, seconds: 60 } } } });
    const ask = () => site.post("/api/passkeys/request", {});
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("refuses requests from another site", async () => {
    const site = await startSite();
    const headers = { Origin: EVIL, "Sec-Fetch-Site": "cross-site" };
    expect((await site.post("/api/passkeys/request", {}, headers)).status).toBe(403);
    expect((await site.post("/api/passkeys/authenticate", {}, headers)).status).toBe(403);
  });
});

describe("a user's passkeys", () => {
  it("need an account", async () => {
    const site = await startSite();
    const statuses = [
      (await site.visit("/api/user/passkeys")).status,
      (await askToMake(site)).status,
      (await removeOne(site, "x")).status,
      (await site.post("/api/user/passkeys/x", { name: "Mine" }, {}, "PUT")).status,
    ];
    expect(statuses).toEqual([401, 401, 401, 401]);
  });

  it("need the password if the sign-in is older than ten minutes (beyond-30)", async () => {
    let time = Date.now();
    const site = await signedIn({ now: () => time });
    expect((await askToMake(site)).status).toBe(200);
    time += 601_000;
    expect(await getProblem(await askToMake(site))).toMatchObject({ status: 400, field: "currentPassword" });
    expect(await getProblem(await askToMake(site, { currentPassword: "wrong" }))).toMatchObject({
      status: 400,
      field: "currentPassword",
      code: "current",
    });
    expect((await askToMake(site, { currentPassword: "Reader#2026" })).status).toBe(200);
  });

  it("are renamed without the password at any age of the sign-in (beyond-240)", async () => {
    let time = Date.now();
    const site = await signedIn({ now: () => time });
    await withPasskey(site);
    time += 601_000;
    const id = (await getList(site))[0]?.id;
    const answer = await site.post(`/api/user/passkeys/${id}`, { name: "Work" }, {}, "PUT");
    expect(answer.status).toBe(204);
    expect(await getList(site)).toMatchObject([{ name: "Work" }]);
  });

  it("are removed with the password if the sign-in is ten minutes old (beyond-167)", async () => {
    let time = Date.now();
    const site = await signedIn({ now: () => time });
    await withPasskey(site);
    time += 601_000;
    const id = (await getList(site))[0]?.id;
    const refused = (await (await removeOne(site, id)).json()) as { errors: object[] };
    expect(refused.errors).toMatchObject([
      {
        field: "currentPassword",
        message: "You signed in some time ago. Enter your password, or sign in again.",
      },
    ]);
    expect((await removeOne(site, id, { currentPassword: "wrong" })).status).toBe(400);
    expect(await getList(site)).toHaveLength(1);
    expect((await removeOne(site, id, { currentPassword: "Reader#2026" })).status).toBe(204);
    expect(await getList(site)).toEqual([]);
  });

  it("lock the password after ten wrong ones (beyond-30)", async () => {
    const site = await signedIn();
    for (let guess = 0; guess < 10; guess++) await askToMake(site, { currentPassword: "wrong" });
    expect((await askToMake(site, { currentPassword: "Reader#2026" })).status).toBe(423);
  });

  it("have a stable user handle that reveals nothing about the account (beyond-29)", async () => {
    const site = await signedIn();
    const { user, authenticatorSelection } = await getCreation(site);
    expect(Buffer.from(user.id, "base64url")).toHaveLength(32);
    expect((await getCreation(site)).user.id).toBe(user.id);
    expect(authenticatorSelection).toEqual({
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    });
    const other = await startSite();
    await other.signIn("best@quire.test");
    expect((await getCreation(other)).user.id).not.toBe(user.id);
  });

  it("are listed with their names, the newest first, and can be renamed (beyond-30)", async () => {
    let time = Date.now();
    const site = await signedIn({ now: () => time });
    await withPasskey(site, "Mac");
    time += 1000;
    await withPasskey(site, " Work\nphone ");
    const names = async () => (await getList(site)).map(({ name }) => name);
    expect(await names()).toEqual(["Work phone", "Mac"]);
    const id = (await getList(site))[1]?.id;
    expect((await site.post(`/api/user/passkeys/${id}`, { name: "Old Mac" }, {}, "PUT")).status).toBe(204);
    expect(await names()).toEqual(["Work phone", "Old Mac"]);
    expect((await site.post("/api/user/passkeys/none", { name: "Old Mac" }, {}, "PUT")).status).toBe(404);
  });

  it("are private: another account neither renames nor removes them (beyond-30)", async () => {
    const site = await signedIn();
    await withPasskey(site);
    const id = (await getList(site))[0]?.id;
    await site.signIn("best@quire.test");
    expect((await site.post(`/api/user/passkeys/${id}`, { name: "Mine" }, {}, "PUT")).status).toBe(404);
    await removeOne(site, id);
    expect(await getList(site)).toEqual([]);
    await site.signIn(READER);
    expect(await getList(site)).toMatchObject([{ name: "Mac" }]);
  });

  it("send one mail when one is added and one when it is removed (beyond-30)", async () => {
    const site = await signedIn();
    await withPasskey(site, "Mac");
    const id = (await getList(site))[0]?.id;
    const remove = async () => (await removeOne(site, id)).status;
    expect([await remove(), await remove()]).toEqual([204, 204]);
    const mails = (await getMails(site)).filter(({ recipient }) => recipient === READER);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "A passkey was added to your account",
      "A passkey was removed from your account",
    ]);
    expect(mails[0]?.text).toContain("“Mac”");
    expect(await getList(site)).toEqual([]);
  });

  it.each([
    ["by a page of another origin", { origin: EVIL }],
    ["for another site", { rpId: "evil.test" }],
    ["without user verification", { isVerified: false }],
  ])("are refused if they were made %s (beyond-29)", async (_, faults) => {
    const site = await signedIn();
    const made = createAuthenticator(site.origin).make(await getCreation(site), faults);
    expect(await getProblem(await keep(site, made))).toMatchObject({ status: 400, field: "credential" });
    expect(await getList(site)).toEqual([]);
    expect(await getMails(site)).toEqual([]);
  });

  it("are refused if they are known, or made for another account or a guest (beyond-29)", async () => {
    const site = await signedIn();
    const creation = await getCreation(site);
    const device = createAuthenticator(site.origin);
    expect((await keep(site, device.make(creation))).status).toBe(200);
    expect((await keep(site, device.make(creation))).status).toBe(400);
    expect((await keep(site, device.make(await getCreation(site)))).status).toBe(409);
    const challenge = await getChallenge(site);
    const other = createAuthenticator(site.origin);
    expect((await keep(site, other.make({ ...creation, challenge }))).status).toBe(400);
    const ofReader = await getCreation(site);
    await site.signIn("best@quire.test");
    expect((await keep(site, other.make(ofReader))).status).toBe(400);
  });

  it("are at most twenty, and the options exclude existing ones", async () => {
    const site = await signedIn();
    const device = await withPasskey(site);
    expect((await getCreation(site)).excludeCredentials).toEqual([
      { type: "public-key", id: device.id, transports: ["internal"] },
    ]);
    for (let more = 1; more < 20; more++) await withPasskey(site);
    expect((await askToMake(site)).status).toBe(409);
  });

  it("are for the configured site, whatever host the request names (beyond-29)", async () => {
    const site = await signedIn({ site: "https://review.example" });
    expect((await getCreation(site)).rp.id).toBe("review.example");
    const device = createAuthenticator("https://review.example");
    expect((await keep(site, device.make(await getCreation(site)))).status).toBe(200);
    const answer = await enter(site, device.sign(await getChallenge(site)));
    expect(answer.status).toBe(200);
    const fromHost = device.sign(await getChallenge(site), { origin: site.origin });
    expect((await enter(site, fromHost)).status).toBe(401);
  });
});

describe("passkeys of one host for pages of several origins", () => {
  const API = "https://api.example.org";
  const PAGE = "https://www.example.com";
  const OTHER = "https://www.example.net";
  const related = { site: API, rpId: "api.example.org", origins: [PAGE, OTHER] };
  const from = (origin: string) => ({ Origin: origin, "Sec-Fetch-Site": "cross-site" });

  /** Adds a passkey on the page at PAGE, and returns its device. */
  async function withRelated(site: Site): Promise<Authenticator> {
    await site.signIn(READER, undefined, from(PAGE));
    const answer = await site.post("/api/user/passkeys/creation", {}, from(PAGE));
    const creation = parse(passkeyCreation.answer, await answer.json());
    expect(creation.rp.id).toBe("api.example.org");
    const device = createAuthenticator(API);
    const credential = device.make(creation, { origin: PAGE });
    const added = await site.post("/api/user/passkeys", { credential, name: "Mac" }, from(PAGE));
    expect(added.status).toBe(200);
    return device;
  }

  it("are listed for browsers with the origins that may use them (beyond-435)", async () => {
    const site = await startSite(related);
    const answer = await site.visit("/.well-known/webauthn");
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.json()).toEqual({ origins: [API, PAGE, OTHER] });
  });

  it("have no list if each page has its own passkeys (beyond-435)", async () => {
    const site = await startSite({ site: API, origins: [PAGE] });
    expect((await site.visit("/.well-known/webauthn")).status).toBe(404);
  });

  it.each([API, PAGE, OTHER])("sign in on %s (beyond-435)", async (origin) => {
    const site = await startSite(related);
    const device = await withRelated(site);
    await signOut(site);
    const requested = await site.post("/api/passkeys/request", {}, from(origin === API ? PAGE : origin));
    const { challenge, rpId } = parse(passkeyRequest.answer, await requested.json());
    expect(rpId).toBe("api.example.org");
    const credential = device.sign(challenge, { origin });
    const headers = origin === API ? {} : from(origin);
    expect((await site.post("/api/passkeys/authenticate", { credential }, headers)).status).toBe(200);
    expect(await isSignedIn(site)).toBe(true);
  });

  it.each([
    ["by a page of another origin", { origin: EVIL }],
    ["by a page of a listed host over http", { origin: "http://www.example.com" }],
    ["for the page's own host", { origin: PAGE, rpId: "www.example.com" }],
  ])("sign nobody in if they were used %s (beyond-435)", async (_, faults) => {
    const site = await startSite(related);
    const device = await withRelated(site);
    await signOut(site);
    const answer = await enter(site, device.sign(await getChallenge(site), faults));
    expect(await getProblem(answer)).toMatchObject({ status: 401, code: "unknown-passkey" });
    const creation = await site.signIn(READER).then(() => getCreation(site));
    const made = createAuthenticator(API).make(creation, faults);
    expect(await getProblem(await keep(site, made))).toMatchObject({ status: 400, field: "credential" });
  });
});

describe("passkeys at a password reset", () => {
  const NEW_PASSWORD = "Another#2026";
  const list = (site: Site, token: string) => site.post("/api/user/reset-password/passkeys", { token });
  const remove = (site: Site, token: string, id?: string) =>
    site.post("/api/user/reset-password/passkeys/remove", { token, id });
  const reset = (site: Site, token: string) =>
    site.post("/api/user/reset-password", { token, password: NEW_PASSWORD });

  /** Returns the token in the mail for a forgotten password, outside any session. */
  async function tokenFor(site: Site): Promise<string> {
    const reCaptchaToken = await site.captchaToken("forgot_pass_modal");
    await site.post("/api/user/forgotpassword", { emailAddress: READER, reCaptchaToken });
    const { link = "" } = (await getMails(site)).at(-1) ?? {};
    return new URL(link, site.origin).searchParams.get("token") ?? "";
  }
  const listed = async (answer: Response) => parse(passkeys.answer, await answer.json()).passkeys;

  it("can be listed and removed by the link's token, before and after the reset (beyond-166)", async () => {
    const site = await signedIn();
    await withPasskey(site, "Mac");
    const thief = await withPasskey(site, "Thief's phone");
    await withPasskey(site, "Old phone");
    await signOut(site);
    const token = await tokenFor(site);
    const before = await listed(await list(site, token));
    expect(before.map(({ name }) => name).sort()).toEqual(["Mac", "Old phone", "Thief's phone"]);
    const getId = (name: string) => before.find((one) => one.name === name)?.id;
    expect((await remove(site, token, getId("Old phone"))).status).toBe(204);
    expect((await reset(site, token)).status).toBe(204);
    await enter(site, thief.sign(await getChallenge(site)));
    expect(await isSignedIn(site)).toBe(true);
    expect((await remove(site, token, getId("Thief's phone"))).status).toBe(204);
    expect(await isSignedIn(site)).toBe(false);
    expect((await enter(site, thief.sign(await getChallenge(site)))).status).toBe(401);
    expect(await listed(await list(site, token))).toMatchObject([{ name: "Mac" }]);
    expect((await reset(site, token)).status).toBe(400);
  });

  it("are refused for unknown, expired and ended tokens, and for other accounts (beyond-166)", async () => {
    let time = Date.now();
    const site = await signedIn({ now: () => time });
    await withPasskey(site, "Mac");
    const first = await tokenFor(site);
    const token = await tokenFor(site);
    await site.signIn("best@quire.test");
    await withPasskey(site, "Another's");
    const other = (await getList(site))[0]?.id;
    expect((await remove(site, token, other)).status).toBe(204);
    expect(await getList(site)).toHaveLength(1);
    await reset(site, token);
    for (const wrong of ["unknown", first]) {
      expect(await getProblem(await list(site, wrong))).toMatchObject({ status: 400, field: "token" });
      expect((await remove(site, wrong, "x")).status).toBe(400);
    }
    time += 3_601_000;
    expect((await list(site, token)).status).toBe(400);
  });

  it("are counted in the mails of the reset and of the new password (beyond-169)", async () => {
    const site = await signedIn();
    const words = async () => (await getMails(site)).slice(-2).map(({ subject, text }) => [subject, text]);
    await reset(site, await tokenFor(site));
    const [[, askedLink], [subject, changed]] = (await words()) as [string[], string[]];
    expect(subject).toBe("Your password has changed");
    expect(`${askedLink} ${changed}`).not.toContain("passkey");
    await site.signIn(READER, NEW_PASSWORD);
    await withPasskey(site);
    await withPasskey(site);
    await getMails(site);
    await site.post("/api/user/password", { current: NEW_PASSWORD, password: "Third#Password1" });
    const token = await tokenFor(site);
    const [[, afterChange], [, afterAsking]] = (await words()) as [string[], string[]];
    expect(afterChange).toContain("Your account also has 2 passkeys");
    expect(afterAsking).toContain("Your account has 2 passkeys.");
    await remove(site, token, (await listed(await list(site, token)))[0]?.id);
    await reset(site, token);
    expect((await getMails(site)).at(-1)?.text).toContain("Your account also has 1 passkey,");
  });
});
