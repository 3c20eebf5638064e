import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { loadSession } from "./load-session.js";
import { register } from "./register.js";
import { showSession } from "./session-changes.js";
import { sessionStore } from "./session-store.js";
import { signIn } from "./sign-in.js";
import { signOut } from "./sign-out.js";

/** Waits longer than the default, because other tests can slow down the machine. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

const PASSWORD = "Reader#2026 is secret";
const person = { firstName: "Ada", lastName: "Byrne", emailAddress: "ada@quire.test", password: PASSWORD };

let requests: string[] = [];
let sent: string[] = [];

function serve(answers: Readonly<Record<string, () => Response | Promise<Response>>>): void {
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    const { pathname } = new URL(request.url);
    requests.push(`${request.method} ${pathname}`);
    sent.push(await request.clone().text());
    const answer = answers[`${request.method} ${pathname}`];
    if (!answer) throw new TypeError("The network failed.");
    return answer();
  });
}

const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

beforeEach(() => {
  requests = [];
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  configure({ api: "/api/" });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function everythingScriptsCanRead(): string {
  return JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie + location.href;
}

it("sends a form to sign in, and reports it to analytics (accounts-3.8, content-7.32)", async () => {
  serve({ "POST /authenticate": json(200, { authenticated: true }) });
  const tracked = vi.fn();
  document.body.addEventListener("sign-in", tracked, { once: true });
  const outcome = await signIn({ username: "ada@quire.test", password: PASSWORD, captcha: "fresh" });
  expect(outcome).toEqual({ kind: "signed-in" });
  expect(Object.fromEntries(new URLSearchParams(sent[0]))).toEqual({
    username: "ada@quire.test",
    password: PASSWORD,
    reCaptchaToken: "fresh",
    deviceType: "WEB_SITE",
  });
  expect(tracked).toHaveBeenCalledOnce();
});

it.each([
  ["no profile answers", json(404, {}), "session/api"],
  ["the profile's response is HTML", () => new Response("<!doctype html>"), "session/api"],
  ["the profile is still a guest's", json(401, {}), "session/cookie"],
  ["the profile is empty, as a guest's", () => new Response(null, { status: 204 }), "session/cookie"],
])("fails and explains a sign-in if afterwards %s (beyond-217)", async (_, profile, code) => {
  serve({
    "POST /authenticate": json(200, { authenticated: true }),
    "GET /wrong/user/profile": profile,
  });
  configure({ api: "/wrong/" });
  const outcome = await signIn({ username: "ada@quire.test", password: PASSWORD });
  expect(outcome.kind).toBe("failed");
  await until(() => expect(String(vi.mocked(console.error).mock.calls)).toContain(code));
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain(PASSWORD);
});

it("requests no profile after a sign-in if the API has answered before (beyond-217)", async () => {
  serve({
    "GET /api/user/profile": json(401, {}),
    "POST /authenticate": json(200, { authenticated: true }),
  });
  await loadSession();
  requests = [];
  expect(await signIn({ username: "ada@quire.test", password: PASSWORD })).toEqual({ kind: "signed-in" });
  expect(requests).toEqual(["POST /authenticate"]);
});

it("sends an empty token if there is no captcha", async () => {
  serve({ "POST /authenticate": json(200, { authenticated: true }) });
  await signIn({ username: "ada@quire.test", password: PASSWORD });
  expect(new URLSearchParams(sent[0]).get("reCaptchaToken")).toBe("");
});

it("clears the earlier user at once (robustness-39)", async () => {
  serve({
    "GET /api/user/profile": json(200, { id: "1" }),
    "POST /authenticate": json(200, { authenticated: true }),
  });
  await loadSession();
  await signIn({ username: "bee@quire.test", password: PASSWORD });
  expect(sessionStore().getState()).toEqual({ status: "unknown" });
  expect(localStorage.getItem("user")).toBeNull();
});

it("stores neither password nor token where scripts can read them (robustness-17)", async () => {
  serve({
    "POST /authenticate": json(200, { authenticated: true }),
    "GET /api/user/profile": json(200, { id: "1", password: PASSWORD, token: "captcha-token" }),
  });
  await signIn({ username: "ada@quire.test", password: PASSWORD, captcha: "captcha-token" });
  await loadSession();
  expect(everythingScriptsCanRead()).toContain('\\"id\\":\\"1\\"');
  expect(everythingScriptsCanRead()).not.toMatch(/secret|captcha-token/);
});

it("fails on an HTML response and keeps the session (robustness-20)", async () => {
  serve({ "POST /authenticate": () => new Response("<html>", { headers: { "content-type": "text/html" } }) });
  showSession({ status: "anonymous" });
  await expect(signIn({ username: "a", password: "b" })).resolves.toMatchObject({
    kind: "failed",
    error: { code: "request/answer" },
  });
  expect(sessionStore().getState().status).toBe("anonymous");
});

it("registers after a lookup of the e-mail (accounts-3.6, accounts-4.8)", async () => {
  serve({
    "POST /api/user/subscriber/search": json(404, {}),
    "POST /api/user/register": json(200, { id: "1", emailAddress: "ada@quire.test" }),
  });
  const outcome = await register({ ...person, optIn: true, captcha: "fresh" });
  expect(outcome).toEqual({ kind: "registered", emailAddress: "ada@quire.test" });
  expect(JSON.parse(sent[1] ?? "")).toEqual({
    ...person,
    optIn: true,
    deviceType: "WEB_SITE",
    reCaptchaToken: "fresh",
  });
});

it("redirects an existing subscriber without a registration (accounts-4.8)", async () => {
  serve({ "POST /api/user/subscriber/search": json(200, { active: true }) });
  await expect(register(person)).resolves.toMatchObject({ kind: "existing-subscriber" });
  expect(requests).toHaveLength(1);
});

it.each([
  ["US_CONSUMER", "existing-subscriber"],
  ["UK_CONSUMER", "existing-subscriber"],
  ["US_CORPORATE", "registered"],
])("a subscription from the source code %s: %s (accounts-6.8)", async (subscriptionSourceCode, kind) => {
  const subscriptions = [{ active: true, subscriptionSourceCode, accountNumber: "1" }];
  serve({
    "POST /api/user/subscriber/search": json(200, { active: true, subscriptions }),
    "POST /api/user/register": json(200, { id: "1", emailAddress: "ada@quire.test" }),
  });
  await expect(register(person)).resolves.toMatchObject({ kind });
});

it("registers even if the lookup fails", async () => {
  serve({
    "POST /api/user/subscriber/search": json(500, {}),
    "POST /api/user/register": json(200, { id: "1", emailAddress: "ada@quire.test" }),
  });
  await expect(register(person)).resolves.toMatchObject({ kind: "registered" });
});

it("signs out of the second service, then of the configured site (accounts-4.7, accounts-7.2, accounts-7.3)", async () => {
  configure({ identity: `${location.origin}/identity`, site: `${location.origin}/site` });
  for (const key of ["user", "cart", "shopping-cart"]) localStorage.setItem(key, "{}");
  // biome-ignore lint/suspicious/noDocumentCookie: what the sign-out has to delete
  document.cookie = "subscription-breadcrumb=x; Path=/";
  sessionStorage.setItem("quire:checkout", "{}");
  showSession({ status: "anonymous" });
  serve({ "POST /identity/logout": json(503, {}) });
  await expect(signOut()).rejects.toMatchObject({ code: "request/network" });
  expect(requests.slice(0, 2)).toEqual(["POST /identity/logout", "GET /site/logout"]);
  // The site's sign-out failed, so all data stays.
  expect({ ...localStorage }).toEqual({ user: "{}", cart: "{}", "shopping-cart": "{}" });
});

const LEFT = [
  "quire:recent-searches",
  "quire:region",
  "cart",
  "shopping-cart",
  "quire:outbox:1",
  "help-messages",
];

/** Stores the data that a user leaves in a browser. */
function leaveThings(): void {
  for (const key of [...LEFT, "follow-subscribe-data"]) localStorage.setItem(key, "{}");
  for (const key of ["quire:intent", "quire:registered", "quire:checkout", "quire:draft:checkout"])
    sessionStorage.setItem(key, "{}");
  // biome-ignore lint/suspicious/noDocumentCookie: what the sign-out has to delete
  document.cookie = "subscription-breadcrumb=x; Path=/";
}

it("completes a sign-out of the earlier page and removes the user's data (accounts-4.7)", async () => {
  serve({ "GET /api/user/profile": json(200, { id: "1" }) });
  await loadSession();
  leaveThings();
  let answer = (_: Response) => {};
  const delayedAnswer = new Promise<Response>((resolve) => (answer = resolve));
  serve({ "GET /api/user/profile": json(200, { id: "1" }), "GET /logout": () => delayedAnswer });
  void signOut().catch(() => {});
  await until(() => expect(requests).toContain("GET /logout"));
  // The user stays signed in until the site's response.
  expect(sessionStore().getState()).toMatchObject({ status: "known" });
  newPage();
  serve({ "GET /logout": json(200, {}), "GET /api/user/profile": json(401, {}) });
  await loadSession();
  expect(requests).toContain("GET /logout");
  expect(sessionStore().getState()).toEqual({ status: "anonymous" });
  expect([{ ...localStorage }, { ...sessionStorage }, document.cookie]).toEqual([
    { "quire:signed-out": "1" },
    {},
    "",
  ]);
  answer(json(500, {})());
});

it("keeps a failed sign-out for the next page, and shows the signed-in user", async () => {
  localStorage.setItem("quire:signing-out", "1");
  serve({ "GET /logout": json(500, {}), "GET /api/user/profile": json(200, { id: "1" }) });
  await loadSession();
  expect(sessionStore().getState()).toMatchObject({ status: "known" });
  expect(localStorage.getItem("quire:signing-out")).toBe("1");
});

it("registers in a paywall with the caller's captcha token, after a lookup of the e-mail (accounts-7.7)", async () => {
  serve({
    "POST /api/user/subscriber/search": json(404, {}),
    "POST /api/user/register": json(200, { id: "1", emailAddress: "ada@quire.test" }),
  });
  const outcome = await register({ ...person, captcha: "of register_paywall" }, { paywall: true });
  expect(outcome).toEqual({ kind: "registered", emailAddress: "ada@quire.test" });
  expect(requests).toEqual(["POST /api/user/subscriber/search", "POST /api/user/register"]);
  expect(JSON.parse(sent[1] ?? "")).toMatchObject({ optIn: false, reCaptchaToken: "of register_paywall" });
});

it("keeps the user signed in after a failed sign-out", async () => {
  serve({ "GET /api/user/profile": json(200, { id: "1" }) });
  await loadSession();
  await expect(signOut()).rejects.toMatchObject({ code: "request/network" });
  await until(() => expect(sessionStore().getState()).toMatchObject({ status: "known" }));
});
