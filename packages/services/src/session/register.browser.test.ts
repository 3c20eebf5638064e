import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { register } from "./register.js";
import { keptRegistration } from "./registration-note.js";
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
const asked = () => sent.map(({ path }) => path);
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
    const given = answer();
    request.signal.throwIfAborted();
    return given;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ["is no subscriber any more", { active: false }],
  [
    "is none any more, with an old subscription",
    { active: false, subscriptions: [subscription(true, "US_CONSUMER")] },
  ],
  [
    "has subscriptions from elsewhere alone",
    { active: true, subscriptions: [subscription(true, "US_CORPORATE")] },
  ],
  ["has an accepted one that is over", { active: true, subscriptions: [subscription(false, "US_CONSUMER")] }],
])("registers whoever %s (accounts-6.8)", async (_, found) => {
  answers[LOOKUP] = json(200, found);
  await expect(register(person)).resolves.toMatchObject({ kind: "registered" });
  expect(asked()).toEqual([LOOKUP, REGISTER]);
});

it("sends on a subscriber of whose subscriptions one is accepted (accounts-6.8, accounts-2.21)", async () => {
  const subscriptions = [subscription(true, "US_CORPORATE"), subscription(true, "UK_CONSUMER")];
  answers[LOOKUP] = json(200, { active: true, subscriptions });
  await expect(register(person)).resolves.toEqual({
    kind: "existing-subscriber",
    location: `/subscriber-registration?emailAddress=${encodeURIComponent(btoa("ada@quire.test"))}`,
  });
  expect(keptRegistration()).toBeNull();
});

it("looks up and registers with one captcha token, and with none where none is used", async () => {
  answers[LOOKUP] = json(404, {});
  await register({ ...person, captcha: "fresh" });
  await register(person);
  expect(sent.map(({ body }) => body.reCaptchaToken)).toEqual(["fresh", "fresh", undefined, ""]);
});

it("a lookup without an answer ends it: who cannot ask cannot register either", async () => {
  await expect(register(person)).resolves.toMatchObject({
    kind: "failed",
    error: { code: "request/network" },
  });
  expect(asked()).not.toContain(REGISTER);
});

it("a new account is a new reader, is told to analytics once, and its e-mail waits to be confirmed (content-7.32)", async () => {
  answers[LOOKUP] = json(404, {});
  showSession({ status: "anonymous" });
  const tracked = vi.fn();
  document.body.addEventListener("register", tracked);
  await register(person);
  document.body.removeEventListener("register", tracked);
  expect(tracked).toHaveBeenCalledOnce();
  expect(keptRegistration()).toBe("ada@quire.test");
  expect(sessionStore().getState()).toEqual({ status: "unknown" });
});

it("a refusal changes nothing", async () => {
  answers = { [LOOKUP]: json(404, {}), [REGISTER]: json(409, {}) };
  showSession({ status: "anonymous" });
  await expect(register(person)).resolves.toEqual({ kind: "unavailable", status: 409 });
  expect(sessionStore().getState()).toEqual({ status: "anonymous" });
  expect(keptRegistration()).toBeNull();
});

it("is given up with its form, in the lookup and after it", async () => {
  const given = new AbortController();
  answers[LOOKUP] = () => {
    given.abort();
    return json(404, {})();
  };
  await expect(register(person, { signal: given.signal })).resolves.toMatchObject({
    kind: "failed",
    error: { code: "request/aborted" },
  });
  expect(asked()).not.toContain(REGISTER);
});

it("a fault of a page's own listener is no refusal of the server's", async () => {
  answers[LOOKUP] = json(404, {});
  showSession({ status: "anonymous" });
  sessionStore().subscribe(() => {
    throw new Error("A host's own fault.");
  });
  await expect(register(person)).rejects.toThrow("A host's own fault.");
});
