import {
  CurrentUserSchema,
  REGISTRATION_HEADER,
  registrationEcho,
  SubscriberRecordSchema,
} from "@quire/contract-service";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const password = "Reader#2026";
const search = (site: Site, body: object) => site.post("/api/user/subscriber/search", body);
const userOf = async (site: Site) =>
  parse(CurrentUserSchema, await (await site.visit("/api/user/profile")).json());
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { errors: { code: string }[] }).errors[0]?.code;

describe("the subscriber lookup (accounts §7)", () => {
  it("finds active subscribers by e-mail address and account number", async () => {
    const site = await startSite();
    const both = { emailAddress: "print@quire.test", accountNumber: " qr1002003" };
    const found = await (await search(site, both)).json();
    expect(found).toMatchObject({
      active: true,
      userAccountExists: false,
      subscriptions: [{ accountNumber: "QR1002003", subscriptionSourceCode: "US_CONSUMER", country: "US" }],
    });
    expect((await search(site, { ...both, accountNumber: "QR1002004" })).status).toBe(404);
  });

  it.each(["lapsed@quire.test", "reader@quire.test", "nobody@quire.test", "no address"])(
    "is 404 with 'No Active Subscriptions Found' for %s",
    async (emailAddress) => {
      const answer = await search(await startSite(), { emailAddress });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ errors: [{ message: "No Active Subscriptions Found" }] });
    },
  );

  it("tells where an account exists, and the source of each subscription", async () => {
    const site = await startSite();
    const sourceOf = async (name: string) => {
      const found = await (await search(site, { emailAddress: `${name}@quire.test` })).json();
      return [found.subscriptions[0].subscriptionSourceCode, found.userAccountExists];
    };
    expect(await sourceOf("postal")).toEqual(["US_CONSUMER", true]);
    expect(await sourceOf("print.uk")).toEqual(["UK_CONSUMER", false]);
    expect(await sourceOf("corporate")).toEqual(["US_CORPORATE", false]);
  });
});

describe.each([
  ["subscribe", "/api/user/subscribe", "accountNumber"],
  ["verify", "/api/user/subscription/verify", "accountNo"],
])("linking by %s (accounts §7)", (_name, path, field) => {
  const postal = { emailAddress: "postal@quire.test", [field]: "QR1002009", password, optIn: true };

  it("makes the account a subscriber and signs in", async () => {
    const site = await startSite();
    const answer = await site.post(path, postal);
    expect(answer.status).toBe(200);
    expect(parse(SubscriberRecordSchema, await answer.json())).toMatchObject({
      email: "postal@quire.test",
      source: "US_CONSUMER",
      subscriberAccountNumber: "QR1002009",
      subscriptionActive: true,
      subscriptionLinked: true,
      optIn: true,
    });
    expect(await userOf(site)).toMatchObject({
      status: "subscribers",
      tiers: [{ roleCode: "ROLE_HBRG_GOOD" }],
    });
  });

  it("can be repeated", async () => {
    const site = await startSite();
    await site.post(path, postal);
    expect((await site.post(path, postal)).status).toBe(200);
  });

  it("links to whoever is signed in", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const uk = { ...postal, emailAddress: "print.uk@quire.test", [field]: "QU2002007" };
    expect((await site.post(path, uk)).status).toBe(200);
    expect(await userOf(site)).toMatchObject({ emailAddress: "reader@quire.test", status: "subscribers" });
  });

  it.each([
    ["a wrong password", { password: "wrong" }, 400, "password"],
    ["another number", { [field]: "QR0000000" }, 404, "no-subscription"],
    ["a lapsed one", { emailAddress: "lapsed@quire.test", [field]: "QR1002006" }, 404, "no-subscription"],
    ["one without an account", { emailAddress: "print@quire.test", [field]: "QR1002003" }, 404, "no-account"],
    ["a corporate one", { emailAddress: "corporate@quire.test", [field]: "QC3002008" }, 422, "source"],
  ])("refuses %s", async (_what, change, status, code) => {
    const answer = await (await startSite()).post(path, { ...postal, ...change });
    expect(answer.status).toBe(status);
    expect(await codeOf(answer)).toBe(code);
  });

  it("is 409 for a subscription that another account has", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const theirs = { ...postal, emailAddress: "linked@quire.test", [field]: "QR1002010" };
    expect((await site.post(path, theirs)).status).toBe(409);
  });

  it("counts wrong passwords as signing in does", async () => {
    const site = await startSite();
    for (let guess = 0; guess < 5; guess++) await site.post(path, { ...postal, password: "wrong" });
    expect((await site.post(path, postal)).status).toBe(423);
    expect((await site.signIn("postal@quire.test")).status).toBe(423);
  });
});

describe("the address that following and linking share", () => {
  it("takes a body with a type for following, also where it has a number", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const both = { type: "topic", name: "Strategy", accountNumber: "QR1002009" };
    expect((await site.post("/api/user/subscribe", both)).status).toBe(204);
    expect((await userOf(site)).topics).toEqual([{ name: "Strategy" }]);
  });
});

describe("registration of a subscriber by post (accounts §7)", () => {
  const randomId = 481_516_234;
  const petra = {
    firstName: "Petra",
    lastName: "Solheim",
    emailAddress: "print@quire.test",
    password: "Quire#2026",
    optIn: false,
    deviceType: "WEB_SITE",
    randomId,
  };
  const register = (site: Site, change = {}) =>
    site.post("/api/user/subscriber/register", { ...petra, ...change });

  it("makes an account that is a subscriber, without the header", async () => {
    const site = await startSite();
    const answer = await register(site, { reCaptchaToken: await site.captchaToken("register_sub") });
    expect(answer.status).toBe(201);
    expect(answer.headers.get(REGISTRATION_HEADER)).toBeNull();
    expect(await userOf(site)).toMatchObject({ emailAddress: "print@quire.test", status: "subscribers" });
  });

  it("links an account that exists and says so by the header made from the random id", async () => {
    const site = await startSite();
    const answer = await register(site, { emailAddress: "postal@quire.test", password });
    expect(answer.status).toBe(200);
    expect(answer.headers.get(REGISTRATION_HEADER)).toBe(registrationEcho(randomId));
    expect(answer.headers.get(REGISTRATION_HEADER)).not.toBe(registrationEcho(randomId + 1));
    expect(await userOf(site)).toMatchObject({ emailAddress: "postal@quire.test", status: "subscribers" });
  });

  it.each([
    ["an account's address with another password", { emailAddress: "postal@quire.test" }, 409, "taken"],
    ["who does not subscribe", { emailAddress: "nobody@quire.test" }, 404, "no-subscription"],
    ["a corporate subscriber", { emailAddress: "corporate@quire.test" }, 422, "source"],
    ["a name that is none", { firstName: "<" }, 400, "name"],
  ])("refuses %s", async (_what, change, status, code) => {
    const answer = await register(await startSite(), change);
    expect(answer.status).toBe(status);
    expect(await codeOf(answer)).toBe(code);
  });

  it("does not link the subscription of an account to a second one", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const byPost = { emailAddress: "print@quire.test", accountNumber: "QR1002003", password };
    expect((await site.post("/api/user/subscribe", byPost)).status).toBe(200);
    expect((await register(site)).status).toBe(409);
    expect((await site.signIn("print@quire.test", "Quire#2026")).status).toBe(401);
  });
});
