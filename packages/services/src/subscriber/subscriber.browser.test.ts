import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REGISTRATION_HEADER, registrationEcho } from "../contract/index.js";
import { getUser, loadSession, sessionStore } from "../session/index.js";
import { findSubscriber } from "./find-subscriber.js";
import { linkSubscription } from "./link-subscription.js";
import { registerSubscriber } from "./register-subscriber.js";
import { verifySubscription } from "./verify-subscription.js";

interface RecordedRequest {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> & { readonly randomId?: number };
}

let requests: RecordedRequest[];
let answer: (body: RecordedRequest["body"]) => Response | Promise<Response>;
let tier: string;
let status: number;

const json = (body: unknown, code = 200, headers = {}) =>
  new Response(JSON.stringify(body), {
    status: code,
    headers: { "content-type": "application/json", ...headers },
  });
const refuse = (code: number, error: object) => () => json({ errors: [error] }, code);

const found = {
  active: true,
  subscriptions: [{ active: true, subscriptionSourceCode: "US_CONSUMER", accountNumber: "QR1" }],
  emailAddress: "print@quire.test",
};

beforeEach(() => {
  requests = [];
  answer = () => json(found);
  tier = "";
  status = 401;
  localStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    const { origin, pathname } = new URL(request.url);
    const path = origin === location.origin ? pathname : request.url;
    if (path === "/api/user/profile") return json({ id: "1", tiers: [{ roleCode: tier }] }, status);
    const body = await request.json();
    requests.push({ path, body });
    return answer(body);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("subscriber lookup", () => {
  it("posts emailAddress and accountNumber (accounts-7.13)", async () => {
    const outcome = await findSubscriber({ emailAddress: "print@quire.test", accountNumber: " QR1 " });
    expect(outcome).toMatchObject({ kind: "found", subscriber: { subscriberAccountNumber: "QR1" } });
    expect(requests).toEqual([
      {
        path: "/api/user/subscriber/search",
        body: { emailAddress: "print@quire.test", accountNumber: "QR1" },
      },
    ]);
  });

  it("uses the entered values if the answer omits them (beyond-125)", async () => {
    answer = () =>
      json({
        ...found,
        emailAddress: null,
        subscriptions: [{ ...found.subscriptions[0], accountNumber: "" }],
      });
    const outcome = await findSubscriber({ emailAddress: "print@quire.test", accountNumber: " QR1 " });
    const subscriber = { email: "print@quire.test", subscriberAccountNumber: "QR1" };
    expect(outcome).toMatchObject({ kind: "found", subscriber });
  });

  it("sends its captcha token, and reports a rejected one", async () => {
    answer = refuse(400, { field: "reCaptchaToken" });
    const outcome = await findSubscriber({ emailAddress: "print@quire.test", captcha: "token" });
    expect(outcome).toEqual({ kind: "captcha" });
    expect(requests[0]?.body).toEqual({ emailAddress: "print@quire.test", reCaptchaToken: "token" });
  });

  it("sends no account number if none is given", async () => {
    await findSubscriber({ emailAddress: "print@quire.test", accountNumber: " " });
    expect(requests[0]?.body).toEqual({ emailAddress: "print@quire.test" });
  });

  it.each([
    ["an inactive record", () => json({ ...found, active: false })],
    ["a 404", refuse(404, { code: "no-subscription" })],
    ["a source that does not count", () => json({ ...found, subscriptions: [{ active: true }] })],
  ])("returns 404 'No Active Subscriptions Found' for %s (accounts-8.29)", async (_, answers) => {
    answer = answers;
    await expect(findSubscriber({ emailAddress: "a@b.de" })).resolves.toEqual({
      kind: "not-found",
      code: 404,
      message: "No Active Subscriptions Found",
    });
  });

  it.each([
    ["a page", new Response("<h1>x</h1>", { headers: { "content-type": "text/html" } })],
    ["another shape", json({ active: "maybe" })],
    ["nothing", new Response(null, { status: 204 })],
  ])("fails when the server responds with %s (robustness-20)", async (_, reply) => {
    answer = () => reply;
    await expect(findSubscriber({ emailAddress: "a@b.de", accountNumber: "1" })).resolves.toMatchObject({
      kind: "failed",
    });
  });

  it("fails for any other status, and does not retry", async () => {
    answer = refuse(500, {});
    await expect(findSubscriber({ emailAddress: "a@b.de" })).resolves.toMatchObject({
      kind: "failed",
      error: { status: 500 },
    });
    expect(requests).toHaveLength(1);
  });
});

const linkInput = {
  emailAddress: "print@quire.test",
  accountNumber: "QR1",
  password: "Reader#2026",
  optIn: true,
};
const linked = { email: "print@quire.test", subscriberAccountNumber: "QR1", subscriptionLinked: true };

describe("linking a subscription", () => {
  it("posts emailAddress, accountNumber, password and optIn (accounts-3.12, accounts-7.14)", async () => {
    answer = () => json(linked);
    await expect(linkSubscription(linkInput)).resolves.toMatchObject({
      kind: "linked",
      subscriber: { subscriptionLinked: true },
    });
    expect(requests).toEqual([{ path: "/api/user/subscribe", body: linkInput }]);
  });

  it("changes the entitlements of the signed-in user", async () => {
    status = 200;
    await loadSession();
    tier = "ROLE_HBRG_GOOD";
    answer = () => json(linked);
    await linkSubscription(linkInput);
    expect(getUser(sessionStore().getState())?.tiers).toEqual([{ roleCode: "ROLE_HBRG_GOOD" }]);
  });

  it("verifies at the supplied address, with the number as accountNo (accounts-3.12, accounts-7.15)", async () => {
    answer = () => json(linked);
    await expect(verifySubscription("/api/verify-subscription", linkInput)).resolves.toMatchObject({
      kind: "linked",
    });
    const { accountNumber, ...rest } = linkInput;
    expect(requests).toEqual([
      { path: "/api/verify-subscription", body: { ...rest, accountNo: accountNumber } },
    ]);
  });

  it.each(["https://evil.test/", "//evil.test/", "javascript:alert(1)", "data:text/plain,x"])(
    "sends no password to %s",
    async (url) => {
      await expect(verifySubscription(url, linkInput)).resolves.toMatchObject({
        kind: "failed",
        error: { code: "request/body" },
      });
      expect(requests).toEqual([]);
    },
  );

  it.each([
    ["rejected", 400, { field: "password", code: "password" }],
    ["restricted", 403, { code: "restricted" }],
    ["not-found", 404, { code: "no-subscription" }],
    ["no-account", 404, { code: "no-account" }],
    ["already-linked", 409, { code: "linked" }],
    ["not-found", 422, { code: "source" }],
    ["failed", 500, {}],
  ])("resolves to %s for %i %j", async (kind, code, error) => {
    answer = refuse(code, error);
    await expect(linkSubscription(linkInput)).resolves.toMatchObject({ kind });
    expect(requests).toHaveLength(1);
  });
});

describe("registration at the subscription provider", () => {
  const person = {
    firstName: "Petra",
    lastName: "Solheim",
    emailAddress: "print@quire.test",
    password: "Reader#2026",
    optIn: true,
    accountNumber: "QR1",
    captcha: "token",
  };
  const registered = { id: "7", emailAddress: "print@quire.test" };

  it("sends the registration with a random numeric id, new each time (accounts-3.6, accounts-3.7)", async () => {
    answer = () => json(registered);
    await registerSubscriber(person);
    await registerSubscriber(person);
    const { captcha, ...rest } = person;
    expect(requests[0]).toMatchObject({
      path: "/api/user/subscriber/register",
      body: { ...rest, reCaptchaToken: captcha, deviceType: "WEB_SITE", randomId: expect.any(Number) },
    });
    const [first = -1, second] = requests.map(({ body }) => body.randomId);
    expect(Number.isInteger(first) && first >= 0 && first <= 999_999_999).toBe(true);
    expect(second).not.toBe(first);
  });

  it("works without crypto.randomUUID", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    answer = () => json(registered);
    await expect(registerSubscriber(person)).resolves.toMatchObject({ kind: "registered" });
  });

  it("reports a linked account if the response header matches the random id (accounts-7.8)", async () => {
    answer = ({ randomId = -1 }) =>
      json(registered, 200, { [REGISTRATION_HEADER]: registrationEcho(randomId) });
    await expect(registerSubscriber(person)).resolves.toEqual({
      kind: "registered",
      emailAddress: "print@quire.test",
      linked: true,
    });
    answer = ({ randomId = -1 }) =>
      json(registered, 200, { [REGISTRATION_HEADER]: registrationEcho(randomId + 1) });
    await expect(registerSubscriber(person)).resolves.toMatchObject({ linked: false });
    answer = () => json(registered);
    await expect(registerSubscriber(person)).resolves.toMatchObject({ linked: false });
  });

  it("reports a successful registration to analytics (content-7.32)", async () => {
    const tracked = vi.fn();
    document.body.addEventListener("register", tracked);
    answer = refuse(409, {});
    await registerSubscriber(person);
    expect(tracked).not.toHaveBeenCalled();
    answer = () => json(registered);
    await registerSubscriber(person);
    expect(tracked).toHaveBeenCalledOnce();
    document.body.removeEventListener("register", tracked);
  });

  it.each([
    ["unavailable", 409],
    ["restricted", 403],
    ["failed", 500],
  ])("resolves to %s for %i, like other registrations (accounts-8.9)", async (kind, code) => {
    answer = refuse(code, {});
    await expect(registerSubscriber(person)).resolves.toMatchObject({ kind });
  });
});
