import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endLockout, isForAccount, type LockoutState, lockOut, lockoutStore } from "./lockout-store.js";
import { signIn } from "./sign-in.js";

let answer: () => Response;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

const lock = (seconds: number) => () => json(423, { tries_left: 0, lockout_duration: seconds });
const tryToSignIn = () => signIn({ username: "ada@quire.test", password: "wrong" });
const time = () => lockoutStore().getState().time;

beforeEach(() => {
  localStorage.clear();
  newPage();
  vi.stubGlobal("fetch", async () => answer());
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Signs in, and then stops the clocks, so that the call's own timeout does not run. */
async function lockFor(seconds: number): Promise<void> {
  answer = lock(seconds);
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
  await expect(tryToSignIn()).resolves.toEqual({ kind: "locked", lockoutDuration: seconds });
}

it("starts without a lockout", () => {
  expect(lockoutStore().getState()).toEqual({ lockout: null, secondsLeft: 0, time: null });
});

it("starts after a 423, and shows rounded hours, then minutes, then seconds (accounts-8.5)", async () => {
  await lockFor(5500);
  expect(time()).toEqual({ n: 2, unit: "hours" });
  vi.advanceTimersByTime(1_000_000);
  expect(time()).toEqual({ n: 1, unit: "hours" });
  vi.advanceTimersByTime(931_000);
  expect(time()).toEqual({ n: 59, unit: "minutes" });
  vi.advanceTimersByTime(3_510_000);
  expect(time()).toEqual({ n: 59, unit: "seconds" });
});

it("ends and is removed when its time is over", async () => {
  await lockFor(90);
  vi.advanceTimersByTime(90_000);
  expect(lockoutStore().getState()).toEqual({ lockout: null, secondsLeft: 0, time: null });
  expect(localStorage.getItem("quire:lockout")).toBeNull();
});

it("counts only the remaining time on the next page if the clock is set back (robustness-42)", async () => {
  await lockFor(900);
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(1_000);
  newPage();
  expect(lockoutStore().getState().secondsLeft).toBe(899);
});

it("corrects the remaining time a second after the machine was asleep", async () => {
  await lockFor(3_600);
  expect(time()).toEqual({ n: 1, unit: "hours" });
  vi.setSystemTime(Date.now() + 3_520_000);
  vi.advanceTimersByTime(1_000);
  expect(time()).toEqual({ n: 1, unit: "minutes" });
});

it("uses one timer for repeated answers, and none after its end", async () => {
  await lockFor(900);
  const before = vi.getTimerCount();
  lockOut(600, "ada@quire.test");
  expect(vi.getTimerCount()).toBe(before);
  endLockout("ada@quire.test");
  expect(vi.getTimerCount()).toBe(before - 1);
});

it("survives a reload, and its time continues meanwhile", async () => {
  await lockFor(900);
  newPage();
  vi.advanceTimersByTime(300_000);
  expect(time()).toEqual({ n: 10, unit: "minutes" });
});

it("has ended if its time was over before the reload", async () => {
  await lockFor(60);
  const stored = localStorage.getItem("quire:lockout") ?? "";
  vi.advanceTimersByTime(61_000);
  localStorage.setItem("quire:lockout", stored);
  newPage();
  expect(time()).toBeNull();
  expect(localStorage.getItem("quire:lockout")).toBeNull();
});

it("is shared with other tabs, as is its end", async () => {
  const states: LockoutState[] = [];
  lockoutStore().subscribe((state) => states.push(state));
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const value = { until: Date.now() + 600_000, duration: 600_000 };
  frame.contentWindow?.localStorage.setItem("quire:lockout", JSON.stringify({ version: 1, value }));
  await vi.waitFor(() => expect(time()).toEqual({ n: 10, unit: "minutes" }), { timeout: 10_000 });
  frame.contentWindow?.localStorage.removeItem("quire:lockout");
  await vi.waitFor(() => expect(time()).toBeNull(), { timeout: 10_000 });
  frame.remove();
});

it("stores no name: thousands of accounts share its mark", async () => {
  await lockFor(900);
  const stored = localStorage.getItem("quire:lockout") ?? "";
  const { value } = JSON.parse(stored);
  expect(Object.keys(value).sort()).toEqual(["account", "duration", "until"]);
  expect(value.account).toBeLessThan(65_536);
  expect(stored).not.toContain("ada");
});

it("affects no other account, and does not end with that account's sign-in", async () => {
  await lockFor(900);
  const { lockout } = lockoutStore().getState();
  expect(lockout && isForAccount(lockout, " ADA@quire.test ")).toBe(true);
  expect(lockout && isForAccount(lockout, "bee@quire.test")).toBe(false);
  expect(lockout && isForAccount(lockout, "")).toBe(true);
  answer = () => json(401, { tries_left: 4 });
  await signIn({ username: "bee@quire.test", password: "wrong" });
  answer = () => json(200, { authenticated: true });
  await signIn({ username: "bee@quire.test", password: "right" });
  expect(time()).toEqual({ n: 15, unit: "minutes" });
});

it("ends the lockout when the server answers for the same account", async () => {
  await lockFor(900);
  answer = () => json(401, { tries_left: 4 });
  await tryToSignIn();
  expect(time()).toBeNull();
});

it.each([
  ["ends when the server reports the account as restricted", () => json(403, {}), null],
  ["continues after an error of the server", () => json(500, {}), { n: 15, unit: "minutes" }],
])("%s", async (_, next, left) => {
  await lockFor(900);
  answer = next;
  await tryToSignIn();
  expect(time()).toEqual(left);
});

it("changes the time's object only when the displayed time changes", async () => {
  await lockFor(900);
  const first = time();
  vi.advanceTimersByTime(5000);
  expect(lockoutStore().getState().secondsLeft).toBe(895);
  expect(time()).toBe(first);
});

it("ends after a successful sign-in", async () => {
  await lockFor(900);
  answer = () => json(200, { authenticated: true });
  await tryToSignIn();
  expect(time()).toBeNull();
});

it.each(["{oops", "null", "[]", '"abc"', "", '{"version":1,"value":{"until":1e999,"duration":-1}}'])(
  "ignores the stored lockout %j (robustness-16)",
  (text) => {
    localStorage.setItem("quire:lockout", text);
    newPage();
    expect(time()).toBeNull();
  },
);

it("counts down the seconds one by one to 1", async () => {
  await lockFor(3);
  const left = () => lockoutStore().getState().secondsLeft;
  expect(left()).toBe(3);
  vi.advanceTimersByTime(1_000);
  expect(left()).toBe(2);
  vi.advanceTimersByTime(1_999);
  expect(left()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(left()).toBe(0);
});

it("lasts at most a year", async () => {
  await lockFor(400 * 86_400);
  expect(lockoutStore().getState().secondsLeft).toBe(365 * 86_400);
});

it.each([
  [8.64e15, true],
  [8.64e15 + 2, false],
])("is valid when stored until %i: %j (robustness-16)", (until, isLocked) => {
  const value = { until, duration: 60_000 };
  localStorage.setItem("quire:lockout", JSON.stringify({ version: 1, value }));
  expect(lockoutStore().getState().lockout !== null).toBe(isLocked);
});

it.each([
  [365 * 86_400_000, true],
  [365 * 86_400_000 + 1, false],
])("is valid when stored for %i ms: %j (robustness-16)", (duration, isLocked) => {
  const value = { until: Date.now() + 60_000, duration };
  localStorage.setItem("quire:lockout", JSON.stringify({ version: 1, value }));
  expect(lockoutStore().getState().lockout !== null).toBe(isLocked);
});

it("concerns every account if its account or the user name is unknown", () => {
  expect(isForAccount({ until: 1, duration: 1 }, "ada@quire.test")).toBe(true);
  expect(isForAccount({ until: 1, duration: 1, account: 70_000 }, " ")).toBe(true);
  expect(isForAccount({ until: 1, duration: 1, account: 70_000 }, "ada@quire.test")).toBe(false);
});
