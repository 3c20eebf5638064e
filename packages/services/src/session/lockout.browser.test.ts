import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { concerns, endLockout, type LockoutState, lockOut, lockoutStore } from "./lockout-store.js";
import { signIn } from "./sign-in.js";

let answer: () => Response;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

const locked = (seconds: number) => () => json(423, { tries_left: 0, lockout_duration: seconds });
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

/** Answers first, then stops the clocks: a call's own timeout is not the matter here. */
async function lockFor(seconds: number): Promise<void> {
  answer = locked(seconds);
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
  await expect(tryToSignIn()).resolves.toEqual({ kind: "locked", lockoutDuration: seconds });
}

it("nothing is locked at first", () => {
  expect(lockoutStore().getState()).toEqual({ lockout: null, secondsLeft: 0, time: null });
});

it("a sign-in that answers 423 keeps the lockout: hours are rounded, then minutes, then seconds (accounts-8.5)", async () => {
  await lockFor(5500);
  expect(time()).toEqual({ n: 2, unit: "hours" });
  vi.advanceTimersByTime(1_000_000);
  expect(time()).toEqual({ n: 1, unit: "hours" });
  vi.advanceTimersByTime(931_000);
  expect(time()).toEqual({ n: 59, unit: "minutes" });
  vi.advanceTimersByTime(3_510_000);
  expect(time()).toEqual({ n: 59, unit: "seconds" });
});

it("the lockout ends by itself, and is forgotten", async () => {
  await lockFor(90);
  vi.advanceTimersByTime(90_000);
  expect(lockoutStore().getState()).toEqual({ lockout: null, secondsLeft: 0, time: null });
  expect(localStorage.getItem("quire:lockout")).toBeNull();
});

it("counts only the remaining time on the next page when the clock is set back (robustness-42)", async () => {
  await lockFor(900);
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(1_000);
  newPage();
  expect(lockoutStore().getState().secondsLeft).toBe(899);
});

it("corrects the remaining time at the next second after the machine slept", async () => {
  await lockFor(3_600);
  expect(time()).toEqual({ n: 1, unit: "hours" });
  vi.setSystemTime(Date.now() + 3_520_000);
  vi.advanceTimersByTime(1_000);
  expect(time()).toEqual({ n: 1, unit: "minutes" });
});

it("one timer counts it, however often the server answers, and none once it has ended", async () => {
  await lockFor(900);
  const before = vi.getTimerCount();
  lockOut(600, "ada@quire.test");
  expect(vi.getTimerCount()).toBe(before);
  endLockout("ada@quire.test");
  expect(vi.getTimerCount()).toBe(before - 1);
});

it("the lockout survives a reload, and goes on counting meanwhile", async () => {
  await lockFor(900);
  newPage();
  vi.advanceTimersByTime(300_000);
  expect(time()).toEqual({ n: 10, unit: "minutes" });
});

it("a lockout that has ended before the reload is none", async () => {
  await lockFor(60);
  const kept = localStorage.getItem("quire:lockout") ?? "";
  vi.advanceTimersByTime(61_000);
  localStorage.setItem("quire:lockout", kept);
  newPage();
  expect(time()).toBeNull();
  expect(localStorage.getItem("quire:lockout")).toBeNull();
});

it("the lockout of another tab is this tab's too, and so is its end", async () => {
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

it("the kept lockout names nobody: whose it is, thousands of accounts share", async () => {
  await lockFor(900);
  const kept = localStorage.getItem("quire:lockout") ?? "";
  const { value } = JSON.parse(kept);
  expect(Object.keys(value).sort()).toEqual(["account", "duration", "until"]);
  expect(value.account).toBeLessThan(65_536);
  expect(kept).not.toContain("ada");
});

it("another account is not locked, and what becomes of it leaves the lockout as it is", async () => {
  await lockFor(900);
  const { lockout } = lockoutStore().getState();
  expect(lockout && concerns(lockout, " ADA@quire.test ")).toBe(true);
  expect(lockout && concerns(lockout, "bee@quire.test")).toBe(false);
  expect(lockout && concerns(lockout, "")).toBe(true);
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
  ["takes for restricted ends it", () => json(403, {}), null],
  ["cannot judge now leaves it", () => json(500, {}), { n: 15, unit: "minutes" }],
])("an account that the server %s", async (_, next, left) => {
  await lockFor(900);
  answer = next;
  await tryToSignIn();
  expect(time()).toEqual(left);
});

it("the words change only when the time to show does", async () => {
  await lockFor(900);
  const first = time();
  vi.advanceTimersByTime(5000);
  expect(lockoutStore().getState().secondsLeft).toBe(895);
  expect(time()).toBe(first);
});

it("a sign-in that succeeds ends the lockout", async () => {
  await lockFor(900);
  answer = () => json(200, { authenticated: true });
  await tryToSignIn();
  expect(time()).toBeNull();
});

it.each(["{oops", "null", "[]", '"abc"', "", '{"version":1,"value":{"until":1e999,"duration":-1}}'])(
  "the kept lockout %j counts as none (robustness-16)",
  (text) => {
    localStorage.setItem("quire:lockout", text);
    newPage();
    expect(time()).toBeNull();
  },
);

it("counts its seconds down one by one, the last as 1", async () => {
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

it("lasts a year at most, whatever the server says", async () => {
  await lockFor(400 * 86_400);
  expect(lockoutStore().getState().secondsLeft).toBe(365 * 86_400);
});

it.each([
  [8.64e15, true],
  [8.64e15 + 2, false],
])("kept until %i it counts: %j (robustness-16)", (until, isLocked) => {
  const value = { until, duration: 60_000 };
  localStorage.setItem("quire:lockout", JSON.stringify({ version: 1, value }));
  expect(lockoutStore().getState().lockout !== null).toBe(isLocked);
});

it.each([
  [365 * 86_400_000, true],
  [365 * 86_400_000 + 1, false],
])("kept for %i ms it counts: %j (robustness-16)", (duration, isLocked) => {
  const value = { until: Date.now() + 60_000, duration };
  localStorage.setItem("quire:lockout", JSON.stringify({ version: 1, value }));
  expect(lockoutStore().getState().lockout !== null).toBe(isLocked);
});

it("a lockout of which nobody has said whose it is may be anybody's; and no name yet, any account's", () => {
  expect(concerns({ until: 1, duration: 1 }, "ada@quire.test")).toBe(true);
  expect(concerns({ until: 1, duration: 1, account: 70_000 }, " ")).toBe(true);
  expect(concerns({ until: 1, duration: 1, account: 70_000 }, "ada@quire.test")).toBe(false);
});
