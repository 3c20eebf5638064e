import { expectAfter, holdTime } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { leaveWrites, storedWrites } from "@quire/conformance/outbox";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RequestError, type RequestErrorCode } from "../client/index.js";
import { sessionStore } from "../session/index.js";
import { cancelQueued } from "./cancel-queued.js";
import { flushOutbox } from "./flush-outbox.js";
import { registerWrites, write } from "./outbox.js";
import { outboxStore } from "./outbox-store.js";

type RequestErrorOptions = NonNullable<ConstructorParameters<typeof RequestError>[2]>;

const DAY = 24 * 3_600_000;

let sent: string[] = [];
let settled: string[] = [];
let answer: (data: unknown) => unknown;

type Session = Parameters<ReturnType<typeof sessionStore>["setState"]>[0];
const known = { status: "known", user: { id: "1" } } as Session;

const failing =
  (code: RequestErrorCode, options: RequestErrorOptions = {}) =>
  () => {
    throw new RequestError(code, "It went wrong.", options);
  };
const lost = failing("request/network");
const status = (status: number, more: RequestErrorOptions = {}) =>
  failing("request/status", { status, ...more });

beforeEach(() => {
  sent = [];
  settled = [];
  answer = () => undefined;
  localStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  sessionStore().setState(known, true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

function handle(action = "end"): void {
  registerWrites(action, {
    async send(data) {
      sent.push(String(data));
      return answer(data);
    },
    settled: ({ data }, { kind }) => settled.push(`${data} ${kind}`),
  });
}

const ask = (data: string, subject = data) => write({ action: "end", subject, data });
const key = (data: string) => data.repeat(32);
const entry = (data: string, more: object = {}) => ({
  ...{ key: key(data), reader: "1", action: "end", subject: data, data, at: Date.now() },
  ...{ owner: "", tried: false, ...more },
});
const onLine = (isOnLine: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnLine);

/** Stores writes of an earlier page, and flushes once. */
async function leave(...data: string[]): Promise<void> {
  handle();
  leaveWrites(...data.map((one) => entry(one)));
  await flushOutbox();
}

/** Holds the lock, as another tab that is sending would. @returns a function that releases it */
function otherSends(): Promise<() => void> {
  return new Promise((isHeld) => {
    void navigator.locks.request("quire:outbox", () => new Promise<void>((end) => isHeld(end)));
  });
}

it("retries after 5 s, then doubles the delay up to a minute, and resets it after a success", async () => {
  holdTime();
  handle();
  answer = lost;
  await ask("A");
  const again = async (delay: number) => {
    const before = sent.length;
    await expectAfter(delay, () => sent.length > before);
  };
  for (const delay of [5_000, 10_000, 20_000, 40_000, 60_000]) await again(delay);
  answer = () => undefined;
  await again(60_000);
  expect(storedWrites()).toEqual([]);
  answer = lost;
  await ask("B");
  await again(5_000);
});

it("has only one timer for the next attempt after several flushes", async () => {
  holdTime();
  answer = lost;
  await leave("A");
  await flushOutbox();
  expect(vi.getTimerCount()).toBe(1);
});

it("has no timer if no writes wait", async () => {
  holdTime();
  handle();
  await ask("A");
  await flushOutbox();
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  [1, 5_000],
  [90, 90_000],
  [600, 600_000],
  [3_600, 600_000],
])("waits after a Retry-After of %i s for %i ms", async (retryAfter, delay) => {
  holdTime();
  answer = status(503, { retryAfter });
  await leave("A");
  sent = [];
  await expectAfter(delay, () => sent.length > 0);
});

it.each<[string, () => void]>([
  ["401", status(401, { failure: {} })],
  ["429", status(429)],
  ["501", status(501)],
  ["an HTML response", failing("request/answer", { status: 200 })],
  ["a lost response", lost],
  ["a timeout", failing("request/timeout")],
  ["an abort by a navigation", failing("request/aborted")],
])("sends no other write after %s", async (_, otherAnswer) => {
  answer = otherAnswer;
  await leave("A", "B");
  expect(sent).toEqual(["A"]);
  expect(storedWrites()).toMatchObject([
    { data: "A", tried: true },
    { data: "B", tried: false },
  ]);
});

it.each([400, 404, 500])("sends writes of other subjects after a %i", async (code) => {
  answer = (data) => data === "A" && status(code)();
  await leave("A", "B");
  expect(sent).toEqual(["A", "B"]);
  expect(storedWrites()).toMatchObject([{ data: "A" }]);
});

it("drops and reports writes that cannot be sent or are corrupt", async () => {
  answer = (data) => (data === "A" ? failing("request/body")() : JSON.parse("{oops"));
  await leave("A", "B");
  expect(settled).toEqual(["A failed", "B failed"]);
  expect(storedWrites()).toEqual([]);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it("reports an inconclusive answer to the caller, and sends the other writes", async () => {
  handle();
  answer = (data) => data === "A" && status(500)();
  await expect(Promise.all([ask("A"), ask("B")])).resolves.toMatchObject([
    { kind: "failed", error: { status: 500 } },
    { kind: "done", answer: false },
  ]);
});

it.each<RequestErrorCode>(["request/network", "request/offline", "request/timeout", "request/aborted"])(
  "resolves to `waiting` after %s",
  async (code) => {
    handle();
    answer = failing(code);
    await expect(ask("A")).resolves.toMatchObject({ kind: "waiting" });
    expect(storedWrites()).toMatchObject([{ data: "A", owner: "" }]);
  },
);

it("reports a write as waiting when an earlier one of its subject fails", async () => {
  answer = status(500);
  await leave("A");
  await expect(ask("A again", "A")).resolves.toMatchObject({ kind: "waiting" });
  expect(storedWrites()).toMatchObject([
    { data: "A", owner: "" },
    { data: "A again", owner: "", tried: false },
  ]);
});

it("resolves to `waiting` at once without a connection, even while another tab sends", async () => {
  handle();
  const end = await otherSends();
  onLine(false);
  await expect(ask("A")).resolves.toMatchObject({ kind: "waiting" });
  end();
});

it("leaves nothing in the storage after all writes are sent", async () => {
  handle();
  await ask("A");
  expect(Object.keys(localStorage)).toEqual([]);
});

it("reports an error of a `settled` callback and does not reject", async () => {
  holdTime();
  registerWrites("end", {
    send: async () => undefined,
    settled() {
      throw new TypeError("It is not there.");
    },
  });
  leaveWrites(entry("A"));
  await expect(flushOutbox()).resolves.toBeUndefined();
  expect(console.error).toHaveBeenCalledTimes(1);
});

it("uses another key for equal data of another subject", async () => {
  const keys: string[] = [];
  registerWrites("end", {
    async send(_data, key) {
      keys.push(key);
      return status(500)();
    },
  });
  await ask("A", "one");
  await ask("A", "another");
  await ask("A", "one");
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

it("uses a new key for a repeated write after a refusal", async () => {
  const keys: string[] = [];
  registerWrites("end", {
    async send(_data, key) {
      keys.push(key);
      return status(400, { failure: {} })();
    },
  });
  await ask("A");
  await ask("A");
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

it.each<[string, number, string[]]>([
  ["that page's own until 30 s have passed", -30_000, []],
  ["free to send after 30 s", -30_001, ["A"]],
  ["that page's own when its clock is ahead", 30_000, []],
  ["free to send when it is more than 30 s ahead", 30_001, ["A"]],
])("treats an entry that another page awaits as %s", async (_, age, expected) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  leaveWrites(entry("A", { owner: "another page", at: Date.now() + age }));
  handle();
  await flushOutbox();
  expect(sent).toEqual(expected);
});

it.each<[string, number, string[]]>([
  ["it is valid until a week has passed", 1 - 7 * DAY, ["A"]],
  ["it expires after a week", -7 * DAY, []],
  ["it expires when it is dated a week ahead", 7 * DAY, []],
])("keeps or drops a waiting entry: %s", async (_, age, expected) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  leaveWrites(entry("A", { at: Date.now() + age }));
  handle();
  await flushOutbox();
  expect(sent).toEqual(expected);
  expect(storedWrites()).toEqual([]);
});

it("reports the reason to the caller when a write is dropped", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  handle();
  const end = await otherSends();
  const outcome = ask("A");
  vi.setSystemTime(Date.now() + 7 * DAY);
  end();
  const message = '"end" is given up. It could not be sent for a week.';
  await expect(outcome).resolves.toMatchObject({
    kind: "failed",
    error: { code: "request/timeout", message },
  });
  expect(sent).toEqual([]);
});

it("sends no write without a registered handler", async () => {
  holdTime();
  leaveWrites(entry("A", { action: "save" }));
  handle();
  await flushOutbox();
  expect(sent).toEqual([]);
  expect(storedWrites()).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

it("reports the outcome when the write's user returns to the same page", async () => {
  handle();
  const end = await otherSends();
  const outcome = ask("A");
  sessionStore().setState({ status: "anonymous" }, true);
  end();
  await flushOutbox();
  expect(sent).toEqual([]);
  sessionStore().setState(known, true);
  await expect(outcome).resolves.toMatchObject({ kind: "done" });
});

it("releases an unanswered write when the page is left, so that the next page can send it", async () => {
  handle();
  let release = () => {};
  answer = () => new Promise<void>((resolve) => (release = resolve));
  const outcome = ask("A");
  await vi.waitFor(() => expect(sent).toEqual(["A"]));
  expect(storedWrites()).toMatchObject([{ owner: expect.stringMatching(/./), tried: true }]);
  dispatchEvent(new Event("pagehide"));
  await expect(outcome).resolves.toEqual({ kind: "waiting", key: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(storedWrites()).toMatchObject([{ data: "A", owner: "" }]);
  release();
});

it("releases only its own writes, not those of another page", async () => {
  leaveWrites(entry("B", { owner: "another page" }));
  handle();
  onLine(false);
  await ask("A");
  expect(storedWrites()).toMatchObject([
    { data: "B", owner: "another page" },
    { data: "A", owner: "" },
  ]);
});

it("cancels one write and keeps the others", async () => {
  onLine(false);
  await leave("A", "B");
  await expect(cancelQueued(key("A"))).resolves.toBe(true);
  await expect(cancelQueued("nobody's key")).resolves.toBe(false);
  expect(storedWrites()).toMatchObject([{ data: "B", tried: false }]);
});

it("lists another tab's writes, and follows a cleared storage", () => {
  const shown = () => outboxStore().getState().entries;
  expect(shown()).toEqual([]);
  leaveWrites(entry("A"));
  dispatchEvent(new StorageEvent("storage", { key: "quire:another" }));
  expect(shown()).toEqual([]);
  dispatchEvent(new StorageEvent("storage", { key: `quire:outbox:${key("A")}` }));
  expect(shown()).toMatchObject([{ data: "A" }]);
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(shown()).toEqual([]);
});

it.each([
  ["k".repeat(15), 0],
  ["k".repeat(16), 1],
])("counts an entry with the key %s as %i writes (robustness-16)", (storedKey, count) => {
  leaveWrites(entry("A", { key: storedKey }));
  expect(outboxStore().getState().entries).toHaveLength(count);
});

it("reports an unreadable entry to the developer", () => {
  localStorage.setItem(`quire:outbox:${key("A")}`, "{oops");
  outboxStore();
  expect(console.error).toHaveBeenCalledTimes(1);
});
