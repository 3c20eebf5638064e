import {
  CurrentUserSchema,
  REGISTRATION_HEADER,
  registrationEcho,
  SearchedSubscriberSchema,
  SubscriberRecordSchema,
} from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const password = "Reader#2026";
const search = async (site: Site, body: object) =>
  site.post("/api/user/subscriber/search", {
    reCaptchaToken: await site.captchaToken("register_sub"),
    ...body,
  });
const getUser = async (site: Site) =>
  parse(CurrentUserSchema, await (await site.visit("/api/user/profile")).json());
const getCode = async (answer: Response) =>
  ((await answer.json()) as { errors: { code: string }[] }).errors[0]?.code;

describe("the subscriber lookup", () => {
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
    "answers 404 with 'No Active Subscriptions Found' for %s",
    async (emailAddress) => {
      const answer = await search(await startSite(), { emailAddress });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ errors: [{ message: "No Active Subscriptions Found" }] });
    },
  );

  it("shows the owner whether an account exists, and the source of each subscription", async () => {
    const site = await startSite();
    const getSource = async (name: string, accountNumber: string) => {
      const found = await (await search(site, { emailAddress: `${name}@quire.test`, accountNumber })).json();
      return [found.subscriptions[0].subscriptionSourceCode, found.userAccountExists];
    };
    expect(await getSource("postal", "QR1002009")).toEqual(["US_CONSUMER", true]);
    expect(await getSource("print.uk", "QU2002007")).toEqual(["UK_CONSUMER", false]);
    expect(await getSource("corporate", "QC3002008")).toEqual(["US_CORPORATE", false]);
  });

  it("shows a stranger only the kind of a subscription, not its owner (accounts-6.11)", async () => {
    const site = await startSite();
    const answer = await (await search(site, { emailAddress: "postal@quire.test" })).json();
    const found = parse(SearchedSubscriberSchema, answer);
    expect(found).toMatchObject({ active: true, firstName: "", lastName: "", userAccountExists: false });
    expect(found.subscriptions).toMatchObject([
      {
        active: true,
        subscriptionSourceCode: "US_CONSUMER",
        accountNumber: "",
        subscriptionAccessPeriod: null,
      },
    ]);
    for (const word of ["Pascal", "Oyelaran", "QR1002009", "129.00", "2024-02-09", "12 issues"]) {
      expect(JSON.stringify(answer)).not.toContain(word);
    }
  });

  it("needs a captcha of this site, and accepts each token once (accounts-6.11)", async () => {
    const site = await startSite();
    const both = { emailAddress: "print@quire.test", accountNumber: "QR1002003" };
    const reCaptchaToken = await site.captchaToken("register_sub");
    const elsewhere = await site.captchaToken("register_sub", "https://evil.test");
    expect((await search(site, { ...both, reCaptchaToken })).status).toBe(200);
    for (const token of ["", reCaptchaToken, elsewhere]) {
      expect(await getCode(await search(site, { ...both, reCaptchaToken: token }))).toBe("captcha");
    }
    await site.post("/__scenario/captcha", { enabled: false });
    expect((await search(site, { ...both, reCaptchaToken: "" })).status).toBe(200);
  });

  it("is limited for each requested address, with the time of the next attempt (accounts-6.11)", async () => {
    const allowance = { points: 2, seconds: 3600 };
    const site = await startSite({
      limits: { lookup: { address: { points: 99, seconds: 60 }, name: allowance } },
    });
    const emailAddress = "print@quire.test";
    expect((await search(site, { emailAddress })).status).toBe(200);
    expect((await search(site, { emailAddress, accountNumber: "QR0000001" })).status).toBe(404);
    const answer = await search(site, { emailAddress: ` Print@quire.test`, accountNumber: "QR1002003" });
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect((await search(site, { emailAddress: "gift@quire.test" })).status).toBe(200);
  });
});

describe.each([
  ["subscribe", "/api/user/subscribe", "accountNumber"],
  ["verify", "/api/user/subscription/verify", "accountNo"],
])("linking by %s", (_name, path, field) => {
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
    expect(await getUser(site)).toMatchObject({
      status: "subscribers",
      tiers: [{ roleCode: "ROLE_HBRG_GOOD" }],
    });
  });

  it("shows in the profile as the subscription's source, so that no page looks it up (beyond-420)", async () => {
    const site = await startSite();
    await site.post(path, postal);
    expect(await getUser(site)).toMatchObject({ subscriptionSource: "US_CONSUMER" });
  });

  it("can be repeated", async () => {
    const site = await startSite();
    await site.post(path, postal);
    expect((await site.post(path, postal)).status).toBe(200);
  });

  it("links to the current account", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const uk = { ...postal, emailAddress: "print.uk@quire.test", [field]: "QU2002007" };
    expect((await site.post(path, uk)).status).toBe(200);
    expect(await getUser(site)).toMatchObject({ emailAddress: "reader@quire.test", status: "subscribers" });
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
    expect(await getCode(answer)).toBe(code);
  });

  it("answers 409 for a subscription that another account has", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const theirs = { ...postal, emailAddress: "linked@quire.test", [field]: "QR1002010" };
    expect((await site.post(path, theirs)).status).toBe(409);
  });

  it("counts wrong passwords as sign-in does", async () => {
    const site = await startSite();
    for (let guess = 0; guess < 5; guess++) await site.post(path, { ...postal, password: "wrong" });
    expect((await site.post(path, postal)).status).toBe(423);
    expect((await site.signIn("postal@quire.test")).status).toBe(423);
  });
});

describe("the address that following and linking share", () => {
  it("treats a body with a type as following, even if it has a number", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const both = { type: "topic", name: "Strategy", accountNumber: "QR1002009" };
    expect((await site.post("/api/user/subscribe", both)).status).toBe(204);
    expect((await getUser(site)).topics).toEqual([{ name: "Strategy" }]);
  });
});

describe("registration of a print subscriber", () => {
  const randomId = 481_516_234;
  const petra = {
    firstName: "Petra",
    lastName: "Solheim",
    emailAddress: "print@quire.test",
    password: "Quire#2026",
    optIn: false,
    deviceType: "WEB_SITE",
    accountNumber: "QR1002003",
    randomId,
  };
  const pascal = { emailAddress: "postal@quire.test", accountNumber: "QR1002009" };
  const register = async (site: Site, change = {}) =>
    site.post("/api/user/subscriber/register", {
      ...petra,
      reCaptchaToken: await site.captchaToken("register_sub"),
      ...change,
    });

  it("creates an account that is a subscriber, without the header", async () => {
    const site = await startSite();
    const answer = await register(site);
    expect(answer.status).toBe(201);
    expect(answer.headers.get(REGISTRATION_HEADER)).toBeNull();
    expect(await getUser(site)).toMatchObject({ emailAddress: "print@quire.test", status: "subscribers" });
  });

  it("links an existing account, and reports it by a header from the random id (accounts-7.8)", async () => {
    const site = await startSite();
    const answer = await register(site, { ...pascal, password });
    expect(answer.status).toBe(200);
    expect(answer.headers.get(REGISTRATION_HEADER)).toBe(registrationEcho(randomId));
    expect(answer.headers.get(REGISTRATION_HEADER)).not.toBe(registrationEcho(randomId + 1));
    expect(await getUser(site)).toMatchObject({ emailAddress: "postal@quire.test", status: "subscribers" });
  });

  it.each([
    ["an account's address with another password", pascal, 409, "taken"],
    ["an address without further proof", { accountNumber: undefined }, 400, "proof"],
    ["another person's number", { accountNumber: "QR1002009" }, 404, "no-subscription"],
    ["a request without a captcha", { reCaptchaToken: "" }, 400, "captcha"],
    ["a person without a subscription", { emailAddress: "nobody@quire.test" }, 404, "no-subscription"],
    [
      "a corporate subscriber",
      { emailAddress: "corporate@quire.test", accountNumber: "QC3002008" },
      422,
      "source",
    ],
    ["an invalid name", { firstName: "<" }, 400, "name"],
  ])("refuses %s", async (_what, change, status, code) => {
    const answer = await register(await startSite(), change);
    expect(answer.status).toBe(status);
    expect(await getCode(answer)).toBe(code);
  });

  it("does not link an account's subscription to a second account", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const byPost = { emailAddress: "print@quire.test", accountNumber: "QR1002003", password };
    expect((await site.post("/api/user/subscribe", byPost)).status).toBe(200);
    expect((await register(site)).status).toBe(409);
    expect((await site.signIn("print@quire.test", "Quire#2026")).status).toBe(401);
  });
});
