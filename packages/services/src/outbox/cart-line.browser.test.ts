import { newPage } from "@quire/conformance/new-page";
import { leaveWrites, storedWrites } from "@quire/conformance/outbox";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RequestError, type RequestErrorCode } from "../client/index.js";
import { sessionStore } from "../session/index.js";
import { flushOutbox } from "./flush-outbox.js";
import type { OutboxHandler } from "./handlers.js";
import { registerWrites, write } from "./outbox.js";
import { waitForWrites } from "./sender.js";

type Session = Parameters<ReturnType<typeof sessionStore>["setState"]>[0];
const known = (id: string) => ({ status: "known", user: { id } }) as Session;

let sent: string[];
let settled: string[];
let answer: (data: unknown, key: string) => unknown;

const failing = (code: RequestErrorCode, status?: number, failure?: unknown) => (): never => {
  throw new RequestError(code, "It went wrong.", { ...(status && { status }), failure });
};
const lost = failing("request/network");
const busy = failing("request/status", 503);

beforeEach(() => {
  sent = [];
  settled = [];
  answer = () => undefined;
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  sessionStore().setState({ status: "anonymous" }, true);
  handle();
});
afterEach(() => {
  dispatchEvent(new Event("pagehide")); // Releases the lock of unanswered writes before the next test.
  vi.restoreAllMocks();
  localStorage.clear();
});

const handler = (kind: Pick<OutboxHandler, "of" | "waits">): OutboxHandler => ({
  ...kind,
  async send(data, key) {
    sent.push(String(data));
    return answer(data, key);
  },
  settled: ({ data }, { kind: outcomeKind }, isAwaited) =>
    settled.push(`${data} ${outcomeKind}${isAwaited ? "" : ", nobody waits"}`),
});

function handle(): void {
  registerWrites("add", handler({ of: "cart", waits: "unsent" }));
  registerWrites("change", handler({ of: "cart", waits: "never" }));
  registerWrites("save", handler({}));
}

function nextPage(): void {
  dispatchEvent(new Event("pagehide"));
  newPage();
}

const ask = (action: string, data: string) => write({ action, subject: data, data });
const onLine = (isOnLine: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnLine);
const never = () => new Promise(() => {});

it("sends cart writes without an account", async () => {
  await expect(ask("add", "X")).resolves.toMatchObject({ kind: "done" });
  expect(storedWrites()).toEqual([]);
});

it("keeps a guest's offline write for the next page (beyond-50)", async () => {
  onLine(false);
  await expect(ask("add", "X")).resolves.toMatchObject({ kind: "waiting" });
  nextPage();
  onLine(true);
  handle();
  await vi.waitFor(() => expect(storedWrites()).toEqual([]));
  expect([sent, settled]).toEqual([["X"], ["X done, nobody waits"]]);
});

it("sends a guest's write for the user who signs in and gets the guest's cart (beyond-50)", async () => {
  onLine(false);
  await ask("add", "X");
  onLine(true);
  sessionStore().setState(known("1"), true);
  await vi.waitFor(() => expect(sent).toEqual(["X"]));
});

it("sends a user's write only for that user's cart (robustness-39)", async () => {
  sessionStore().setState(known("1"), true);
  onLine(false);
  await ask("add", "X");
  onLine(true);
  for (const session of [{ status: "anonymous" } as const, known("2")]) {
    sessionStore().setState(session, true);
    await flushOutbox("cart");
  }
  expect(sent).toEqual([]);
  sessionStore().setState(known("1"), true);
  await vi.waitFor(() => expect(sent).toEqual(["X"]));
});

it("assigns a write to the last user while the current user is unknown (robustness-39)", async () => {
  localStorage.setItem("quire:reader", "1");
  sessionStore().setState({ status: "unknown" }, true);
  onLine(false);
  await ask("add", "X");
  expect(storedWrites()).toMatchObject([{ reader: "1" }]);
});

it.each([
  ["save", "add"],
  ["add", "save"],
])("does not wait for an unanswered %s before it sends the %s", async (hanging, other) => {
  sessionStore().setState(known("1"), true);
  answer = (data) => (data === "hangs" ? never() : undefined);
  void ask(hanging, "hangs");
  await vi.waitFor(() => expect(sent).toEqual(["hangs"]));
  await expect(ask(other, "goes")).resolves.toMatchObject({ kind: "done" });
});

it.each(["add", "change"])(
  "fails a %s without a response, and reuses its key for the next attempt (robustness-21)",
  async (action) => {
    const keys: string[] = [];
    answer = (_, key) => {
      keys.push(key);
      return lost();
    };
    await expect(ask(action, "X")).resolves.toMatchObject({ kind: "failed" });
    expect(storedWrites()).toEqual([]);
    answer = (_, key) => keys.push(key);
    await ask(action, "X");
    await ask(action, "X");
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);

it("stores only the key of a sent write, so that the next page does not send it", async () => {
  answer = never;
  void ask("add", "X");
  await vi.waitFor(() => expect(sent).toEqual(["X"]));
  expect(storedWrites()).toEqual([]);
  nextPage();
  expect(sessionStorage.getItem("quire:unanswered")).toContain('"key"');
});

it("sends entries behind a hanging one from the next page", async () => {
  answer = never;
  void ask("add", "hangs");
  void ask("change", "X");
  await vi.waitFor(() => expect(sent).toEqual(["hangs"]));
  nextPage();
  answer = () => undefined;
  handle();
  await vi.waitFor(() => expect(storedWrites()).toEqual([]));
  expect(sent).toEqual(["hangs", "X"]);
});

it("tries a write that cannot wait at once, even offline", async () => {
  onLine(false);
  answer = failing("request/offline");
  await expect(ask("change", "X")).resolves.toMatchObject({ kind: "failed" });
  expect(storedWrites()).toEqual([]);
});

it.each([
  ["without a response", lost],
  ["with a 503", busy],
  ["with a 500", failing("request/status", 500)],
])("keeps a waiting write that ends %s, and still sends awaited writes", async (_, otherAnswer) => {
  leaveWrites({ key: "k".repeat(32), ...guests("X") });
  answer = (data) => (data === "X" ? otherAnswer() : undefined);
  await expect(ask("change", "Y")).resolves.toMatchObject({ kind: "done" });
  expect(storedWrites()).toMatchObject([{ data: "X", tried: true }]);
  answer = () => undefined;
  await flushOutbox("cart");
  expect(settled).toEqual(["Y done", "X done, nobody waits"]);
});

it("sends awaited writes before waiting ones", async () => {
  leaveWrites({ key: "k".repeat(32), ...guests("X") });
  await ask("change", "Y");
  await flushOutbox("cart");
  expect(sent).toEqual(["Y", "X"]);
});

it.each([
  ["a guest", { status: "anonymous" } as Session],
  ["a reader", known("1")],
])("reports a cart write that expired after a week to %s", async (_, session) => {
  leaveWrites({ key: "k".repeat(32), ...guests("X", 8) });
  sessionStore().setState(session, true);
  await flushOutbox("reader");
  await flushOutbox("cart");
  expect([sent, settled]).toEqual([[], ["X failed, nobody waits"]]);
});

it("drops nothing while the user is unknown", async () => {
  leaveWrites({ key: "k".repeat(32), ...guests("X", 8), action: "save", reader: "1" });
  sessionStore().setState({ status: "unknown" }, true);
  await flushOutbox("cart");
  expect(storedWrites()).toHaveLength(1);
});

it("resolves `waitForWrites` after the last awaited write", async () => {
  const answered = Promise.withResolvers<void>();
  answer = () => answered.promise;
  void ask("add", "X");
  const done = vi.fn();
  const waiting = waitForWrites("cart").then(done);
  await vi.waitFor(() => expect(sent).toEqual(["X"]));
  expect(done).not.toHaveBeenCalled();
  answered.resolve();
  await waiting;
  expect(settled).toEqual(["X done"]);
});

/** Returns a guest's entry that was stored the given number of days ago. */
function guests(data: string, days = 0) {
  const at = Date.now() - days * 24 * 3_600_000;
  return { reader: "", action: "add", subject: data, data, at, owner: "", tried: false };
}
