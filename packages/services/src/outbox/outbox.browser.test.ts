import { holdTime, rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { leaveWrites, storedWrites } from "@quire/conformance/outbox";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call } from "../client/index.js";
import { unfollowByName } from "../contract/index.js";
import { loadSession, newReader, sessionStore } from "../session/index.js";
import { cancelQueued } from "./cancel-queued.js";
import { flushOutbox } from "./flush-outbox.js";
import { registerWrites, write } from "./outbox.js";
import { outboxStore } from "./outbox-store.js";

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

/** Waits less than the 5 s after which the timer retries. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 4_000 });

let sent: { key: string | null; name: string }[] = [];
let reader = "1";
let answer: () => Response | Promise<Response>;
let isOnline = true;
const settled: string[] = [];

const done = () => new Response(null, { status: 204 });
const lost = () => {
  throw new TypeError("Failed to fetch");
};

beforeEach(async () => {
  sent = [];
  settled.length = 0;
  reader = "1";
  answer = done;
  isOnline = true;
  localStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    if (request.url.endsWith("/user/profile")) {
      return new Response(JSON.stringify({ id: reader }), {
        headers: { "content-type": "application/json" },
      });
    }
    sent.push({ key: request.headers.get("idempotency-key"), name: (await request.json()).name });
    return answer();
  });
  await loadSession();
  handle();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function handle(): void {
  registerWrites("end", {
    send: (data, key, signal) => call(unfollowByName, { body: { name: String(data) }, key, signal }),
    settled: (entry, outcome, isAwaited) =>
      settled.push(`${entry.data} ${outcome.kind}${isAwaited ? "" : ", nobody waits"}`),
  });
}

/** Simulates a navigation. The old page stops, except for its running calls. */
async function nextPage(): Promise<void> {
  dispatchEvent(new Event("pagehide"));
  newPage();
  await loadSession();
}

const end = (name: string) => write({ action: "end", subject: `topic ${name}`, data: name });
const names = () => sent.map(({ name }) => name);

it("sends at once with a connection, and stores nothing afterwards", async () => {
  await expect(end("Strategy")).resolves.toEqual({ kind: "done", answer: undefined });
  expect(sent).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{32}$/), name: "Strategy" }]);
  expect(storedWrites()).toEqual([]);
  expect(settled).toEqual(["Strategy done"]);
});

it("sends a write that arrives while an earlier flush ends", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }); // No timer can start another flush.
  for (let turns = 0; turns < 40; turns++) {
    await end(`Topic ${turns}`);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
  }
  vi.useRealTimers();
  expect(names()).toHaveLength(40);
});

it("lists a pending write until its response", async () => {
  let release = () => {};
  answer = () => new Promise((resolve) => (release = () => resolve(done())));
  const ending = end("Strategy");
  expect(outboxStore().getState().entries).toMatchObject([{ action: "end", subject: "topic Strategy" }]);
  await until(() => expect(sent).toHaveLength(1));
  release();
  await ending;
  expect(outboxStore().getState().entries).toEqual([]);
});

it("waits while offline, and sends once when the connection is back (beyond-8)", async () => {
  isOnline = false;
  await expect(end("Strategy")).resolves.toMatchObject({ kind: "waiting" });
  expect(sent).toEqual([]);
  expect(storedWrites()).toHaveLength(1);
  isOnline = true;
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("online"));
  await soon(() => expect(storedWrites()).toEqual([]));
  expect(names()).toEqual(["Strategy"]);
  expect(settled).toEqual(["Strategy done, nobody waits"]);
});

it("is sent by the next page after its handler is registered", async () => {
  isOnline = false;
  await end("Strategy");
  await flushOutbox();
  await nextPage();
  isOnline = true;
  expect(outboxStore().getState().entries).toHaveLength(1);
  handle();
  await soon(() => expect(storedWrites()).toEqual([]));
  expect(names()).toEqual(["Strategy"]);
});

it("keeps the next page's writes when a call of the earlier page fails", async () => {
  let cut = () => {};
  answer = () => new Promise((_, reject) => (cut = () => reject(new TypeError("Failed to fetch"))));
  void end("A");
  await until(() => expect(sent).toHaveLength(1));
  await nextPage();
  handle();
  answer = done;
  const next = end("B");
  cut();
  await expect(next).resolves.toMatchObject({ kind: "done" });
});

it("retries a write without a response under the same key (beyond-8, robustness-21)", async () => {
  answer = lost;
  const outcome = await end("Strategy");
  expect(outcome).toMatchObject({ kind: "waiting" });
  answer = done;
  await flushOutbox();
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(storedWrites()).toEqual([]);
});

it("keeps the order of the writes", async () => {
  isOnline = false;
  await Promise.all([end("A"), end("B"), end("C")]);
  isOnline = true;
  await flushOutbox();
  expect(names()).toEqual(["A", "B", "C"]);
});

it("keeps the order of the writes when the clock is set back", async () => {
  isOnline = false;
  const now = vi.spyOn(Date, "now");
  for (const [name, at] of [
    ["A", 3_600_000],
    ["B", 0],
    ["C", 0],
  ] as const) {
    now.mockReturnValue(1_800_000_000_000 + at);
    await end(name);
  }
  isOnline = true;
  await flushOutbox();
  expect(names()).toEqual(["A", "B", "C"]);
});

it("continues with the next write when the server refuses one", async () => {
  isOnline = false;
  await Promise.all([end("A"), end("B")]);
  isOnline = true;
  answer = () => new Response("{}", { status: names().length === 1 ? 400 : 204 });
  answer = () => (sent.at(-1)?.name === "A" ? new Response("{}", { status: 400 }) : done());
  await flushOutbox();
  expect(settled).toEqual(["A failed, nobody waits", "B done, nobody waits"]);
  expect(storedWrites()).toEqual([]);
});

it("sends a write once and drops it when the server answers 500 (robustness-19)", async () => {
  answer = () => new Response("{}", { status: 500 });
  await expect(end("Strategy")).resolves.toMatchObject({ kind: "failed", error: { status: 500 } });
  await flushOutbox();
  expect(sent).toHaveLength(1);
  expect(storedWrites()).toEqual([]);
});

it("sends a write only for the user who requested it (robustness-39)", async () => {
  isOnline = false;
  await end("Strategy");
  isOnline = true;
  reader = "2";
  newReader();
  await loadSession();
  await flushOutbox();
  expect(sent).toEqual([]);
  reader = "1";
  newReader();
  await loadSession();
  await until(() => expect(names()).toEqual(["Strategy"]));
});

it("keeps a write that failed with 401 until the user signs in again", async () => {
  isOnline = false;
  await end("Strategy");
  isOnline = true;
  answer = () => new Response("{}", { status: 401 });
  await flushOutbox();
  expect(storedWrites()).toHaveLength(1);
  answer = done;
  newReader();
  await loadSession();
  await until(() => expect(storedWrites()).toEqual([]));
});

it("leaves a write to the other tab that waits for it, and takes it over after 30 s", async () => {
  await nextPage();
  const other = {
    key: "k".repeat(32),
    reader: "1",
    action: "end",
    subject: "topic A",
    data: "A",
    tried: true,
  };
  const keep = (at: number) => leaveWrites({ ...other, owner: "other tab", at });
  keep(Date.now());
  handle();
  await flushOutbox();
  expect(sent).toEqual([]);
  keep(Date.now() - 31_000);
  await flushOutbox();
  expect(sent).toEqual([{ key: other.key, name: "A" }]);
});

it("does not send a write that another tab has sent meanwhile", async () => {
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  const lockHeld = navigator.locks.request("quire:outbox", () => asleep);
  const ending = end("Strategy");
  leaveWrites(); // The other tab has received its answer.
  wake();
  await expect(ending).resolves.toMatchObject({ kind: "waiting" });
  await lockHeld;
  expect(sent).toEqual([]);
});

it("keeps a simultaneous write of another tab that it cannot see yet (robustness-38)", async () => {
  leaveWrites({ key: "k".repeat(32) });
  isOnline = false;
  const stale = vi.spyOn(Storage.prototype, "getItem").mockReturnValue(null);
  const ending = end("Strategy");
  stale.mockRestore();
  await ending;
  expect(storedWrites().map(({ data }) => data)).toEqual(expect.arrayContaining([undefined, "Strategy"]));
});

it("sends a waiting write once when two tabs flush at the same time (beyond-8)", async () => {
  isOnline = false;
  await end("Strategy");
  const first = Reflect.get(globalThis, Symbol.for("quire/1"));
  await nextPage();
  isOnline = true;
  handle();
  const second = flushOutbox();
  Object.defineProperty(globalThis, Symbol.for("quire/1"), { value: first, configurable: true });
  await Promise.all([second, flushOutbox()]);
  expect(names()).toEqual(["Strategy"]);
});

it("waits for the other tab's lease in a browser without locks", async () => {
  vi.spyOn(navigator, "locks", "get").mockReturnValue(undefined as unknown as LockManager);
  localStorage.setItem("quire:outbox-lease", JSON.stringify({ owner: "other", until: Date.now() + 60_000 }));
  holdTime();
  const ending = end("Strategy");
  await rendered();
  vi.advanceTimersByTime(1_000);
  await rendered();
  expect(sent).toEqual([]);
  localStorage.removeItem("quire:outbox-lease"); // The other tab is done.
  vi.advanceTimersByTime(1_000);
  await ending;
  expect(sent).toHaveLength(1);
  expect(localStorage.getItem("quire:outbox-lease")).toBeNull();
});

it("releases its lease when the page is left, in a browser without locks", async () => {
  vi.spyOn(navigator, "locks", "get").mockReturnValue(undefined as unknown as LockManager);
  answer = () => new Promise(() => {});
  void end("Strategy");
  await until(() => expect(sent).toHaveLength(1));
  expect(localStorage.getItem("quire:outbox-lease")).not.toBeNull();
  dispatchEvent(new Event("pagehide"));
  expect(localStorage.getItem("quire:outbox-lease")).toBeNull();
});

it("cancels only a write that was never sent", async () => {
  isOnline = false;
  const waiting = await end("A");
  await expect(cancelQueued((waiting as { key: string }).key)).resolves.toBe(true);
  expect(storedWrites()).toEqual([]);
  isOnline = true;
  answer = lost;
  const tried = await end("B");
  await expect(cancelQueued((tried as { key: string }).key)).resolves.toBe(false);
  expect(storedWrites()).toHaveLength(1);
});

it("stores nothing for a guest", async () => {
  sessionStore().setState({ status: "anonymous" }, true);
  await expect(end("Strategy")).resolves.toBeUndefined();
  expect(storedWrites()).toEqual([]);
});

it.each(["{oops", "null", "[]", '"abc"', "", '{"version":1,"value":{}}'])(
  "reports and removes %j in the storage (robustness-16)",
  (text) => {
    const name = `quire:outbox:${"k".repeat(32)}`;
    localStorage.setItem(name, text);
    newPage();
    expect(outboxStore().getState().entries).toEqual([]);
    expect(localStorage.getItem(name)).toBeNull();
    expect(vi.mocked(console.error).mock.calls.join()).toContain(`stored "${name}" cannot be read`);
  },
);

it("sends even if the storage is full (robustness-15)", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  await expect(end("Strategy")).resolves.toMatchObject({ kind: "done" });
  expect(sent).toHaveLength(1);
});

it("drops writes older than a week, and notifies only their own user", async () => {
  const entry = { action: "end", owner: "", tried: false };
  const aged = (data: string, days: number, reader = "1") => ({
    ...entry,
    key: data.repeat(32),
    reader,
    subject: data,
    data,
    at: Date.now() - days * 24 * 3_600_000,
  });
  leaveWrites(aged("A", 8), aged("B", 6), aged("C", 8, "2"), aged("D", 6, "2"));
  await nextPage();
  handle();
  await until(() => expect(storedWrites()).toMatchObject([{ data: "D" }]));
  expect(names()).toEqual(["B"]);
  expect(settled).toEqual(["A failed, nobody waits", "B done, nobody waits"]);
});

const page = (status: number) =>
  new Response("<h1>Hotel</h1>", { status, headers: { "content-type": "text/html" } });

it.each<[string, () => Response]>([
  ["503", () => new Response("", { status: 503 })],
  ["429", () => new Response("", { status: 429 })],
  ["500", () => new Response("{}", { status: 500 })],
  ["504 with a page", () => page(504)],
  ["a captive portal's page", () => page(200)],
  ["a captive portal's refusal", () => page(403)],
])("keeps an offline write after %s, and sends it under the same key", async (_, otherAnswer) => {
  isOnline = false;
  await end("A");
  await flushOutbox();
  isOnline = true;
  answer = otherAnswer;
  await flushOutbox();
  expect(storedWrites()).toMatchObject([{ data: "A" }]);
  expect(settled).toEqual([]);
  answer = done;
  await flushOutbox();
  expect(storedWrites()).toEqual([]);
  expect(names()).toEqual(["A", "A"]);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(settled).toEqual(["A done, nobody waits"]);
});

it("delays only the writes of the subject whose write failed", async () => {
  isOnline = false;
  await end("A");
  await write({ action: "end", subject: "topic A", data: "A again" });
  await end("B");
  await flushOutbox();
  isOnline = true;
  answer = () => (sent.at(-1)?.name === "A" ? new Response("{}", { status: 500 }) : done());
  await flushOutbox();
  expect(names()).toEqual(["A", "B"]);
  expect(storedWrites()).toMatchObject([{ data: "A" }, { data: "A again" }]);
});

it("reuses the key after an inconclusive answer, and uses a new one afterwards", async () => {
  answer = () => new Response("{}", { status: 500 });
  await end("A");
  answer = done;
  await end("A");
  await end("A");
  const [first, again, next] = sent.map(({ key }) => key);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it("waits for the time of the server's Retry-After header", async () => {
  isOnline = false;
  await end("A");
  await flushOutbox();
  isOnline = true;
  const timer = vi.spyOn(globalThis, "setTimeout");
  answer = () => new Response("", { status: 503, headers: { "retry-after": "90" } });
  await flushOutbox();
  expect(timer.mock.calls.map(([, delay]) => delay)).toContain(90_000);
});
