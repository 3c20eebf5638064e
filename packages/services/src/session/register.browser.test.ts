import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { register } from "./register.js";
import { getKeptRegistration } from "./registration-note.js";
import { showSession } from "./session-changes.js";
import { sessionStore } from "./session-store.js";

const person = {
  firstName: "Ada",
  lastName: "Byrne",
  emailAddress: "ada@quire.test",
  password: "Reader#2026",
};
const LOOKUP = "/api/user/subscriber/search";
const REGISTER = "/api/user/register";

let sent: { path: string; body: Record<string, unknown> }[];
let answers: Record<string, () => Response>;

const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const getPaths = () => sent.map(({ path }) => path);
const subscription = (active: boolean, subscriptionSourceCode: string) => ({
  active,
  subscriptionSourceCode,
  accountNumber: "1",
});

beforeEach(() => {
  sent = [];
  answers = { [REGISTER]: json(200, { id: "1", emailAddress: "ada@quire.test" }) };
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    const path = new URL(request.url).pathname;
    sent.push({ path, body: await request.json() });
    const answer = answers[path];
    if (!answer) throw new TypeError("The network failed.");
    const response = answer();
    request.signal.throwIfAborted();
    return response;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ["is no longer a subscriber", { active: false }],
  [
    "is no longer a subscriber, but has an old subscription",
    { active: false, subscriptions: [subscription(true, "US_CONSUMER")] },
  ],
  [
    "has only subscriptions from other sources",
    { active: true, subscriptions: [subscription(true, "US_CORPORATE")] },
  ],
  [
    "has an accepted subscription that has ended",
    { active: true, subscriptions: [subscription(false, "US_CONSUMER")] },
  ],
])("registers a user who %s (accounts-6.8)", async (_, found) => {
  answers[LOOKUP] = json(200, found);
  await expect(register(person)).resolves.toMatchObject({ kind: "registered" });
  expect(getPaths()).toEqual([LOOKUP, REGISTER]);
});

it("redirects a subscriber with at least one accepted subscription (accounts-6.8, accounts-2.21)", async () => {
  const subscriptions = [subscription(true, "US_CORPORATE"), subscription(true, "UK_CONSUMER")];
  answers[LOOKUP] = json(200, { active: true, subscriptions });
  await expect(register(person)).resolves.toEqual({
    kind: "existing-subscriber",
    location: `/subscriber-registration?emailAddress=${encodeURIComponent(btoa("ada@quire.test"))}`,
  });
  expect(getKeptRegistration()).toBeNull();
});

it("sends one captcha token for lookup and registration, or none if there is no captcha", async () => {
  answers[LOOKUP] = json(404, {});
  await register({ ...person, captcha: "fresh" });
  await register(person);
  expect(sent.map(({ body }) => body.reCaptchaToken)).toEqual(["fresh", "fresh", undefined, ""]);
});

it("does not register if the lookup fails without a connection", async () => {
  await expect(register(person)).resolves.toMatchObject({
    kind: "failed",
    error: { code: "request/network" },
  });
  expect(getPaths()).not.toContain(REGISTER);
});

it("restarts the session, reports to analytics once, and stores the e-mail (content-7.32)", async () => {
  answers[LOOKUP] = json(404, {});
  showSession({ status: "anonymous" });
  const tracked = vi.fn();
  document.body.addEventListener("register", tracked);
  await register(person);
  document.body.removeEventListener("register", tracked);
  expect(tracked).toHaveBeenCalledOnce();
  expect(getKeptRegistration()).toBe("ada@quire.test");
  expect(sessionStore().getState()).toEqual({ status: "unknown" });
});

it("changes nothing if the server refuses", async () => {
  answers = { [LOOKUP]: json(404, {}), [REGISTER]: json(409, {}) };
  showSession({ status: "anonymous" });
  await expect(register(person)).resolves.toEqual({ kind: "unavailable", status: 409 });
  expect(sessionStore().getState()).toEqual({ status: "anonymous" });
  expect(getKeptRegistration()).toBeNull();
});

it("stops when the form's signal aborts during the lookup", async () => {
  const controller = new AbortController();
  answers[LOOKUP] = () => {
    controller.abort();
    return json(404, {})();
  };
  await expect(register(person, { signal: controller.signal })).resolves.toMatchObject({
    kind: "failed",
    error: { code: "request/aborted" },
  });
  expect(getPaths()).not.toContain(REGISTER);
});

it("does not treat an error of a page's listener as a refusal of the server", async () => {
  answers[LOOKUP] = json(404, {});
  showSession({ status: "anonymous" });
  sessionStore().subscribe(() => {
    throw new Error("A host's own fault.");
  });
  await expect(register(person)).rejects.toThrow("A host's own fault.");
});
