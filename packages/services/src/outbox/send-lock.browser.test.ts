import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropLease, withSendLock } from "./send-lock.js";

const LEASE = "quire:outbox-lease";
const now = Date.parse("2026-11-05T10:00:00Z");

beforeEach(() => {
  localStorage.clear();
  newPage();
  vi.spyOn(navigator, "locks", "get").mockReturnValue(undefined as unknown as LockManager);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const storeLease = (lease: object) => localStorage.setItem(LEASE, JSON.stringify(lease));
const lease = () => localStorage.getItem(LEASE);

it("without locks, stores a lease of 65 seconds while the task runs", async () => {
  const messages: unknown[] = [];
  await withSendLock(async () => void messages.push(JSON.parse(lease() ?? "")));
  expect(messages).toEqual([{ owner: expect.stringMatching(/./), until: now + 65_000 }]);
  expect(lease()).toBeNull();
});

it("without locks, removes the lease when the task fails", async () => {
  await expect(withSendLock(() => Promise.reject(new Error("It failed.")))).rejects.toThrow("It failed.");
  expect(lease()).toBeNull();
});

it("without locks, a nested task does not wait for the page's own lease", async () => {
  const done: string[] = [];
  await withSendLock(() => withSendLock(async () => void done.push("inner")));
  expect(done).toEqual(["inner"]);
});

it("without locks, waits until another page's lease expires", async () => {
  storeLease({ owner: "another page", until: now + 600 });
  const task = vi.fn(async () => {});
  void withSendLock(task);
  await vi.advanceTimersByTimeAsync(599);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(1);
});

it("without locks, ignores a lease that is longer than 65 seconds", async () => {
  const task = vi.fn(async () => {});
  storeLease({ owner: "another page", until: now + 65_001 });
  await withSendLock(task);
  expect(task).toHaveBeenCalledTimes(1);
  storeLease({ owner: "another page", until: now + 65_000 });
  void withSendLock(task);
  await Promise.resolve();
  expect(task).toHaveBeenCalledTimes(1);
});

it.each(["{oops", "null", "[]", '{"owner":"another page"}', '{"owner":1,"until":1793872800500}'])(
  "without locks, ignores the stored lease %j (robustness-16)",
  async (text) => {
    localStorage.setItem(LEASE, text);
    const task = vi.fn(async () => {});
    await withSendLock(task);
    expect(task).toHaveBeenCalledTimes(1);
  },
);

it("without locks, keeps a lease that another page has taken meanwhile", async () => {
  await withSendLock(async () => storeLease({ owner: "another page", until: Date.now() + 1_000 }));
  expect(lease()).toContain("another page");
});

it("does not make one kind of write wait for the other's lease", async () => {
  storeLease({ owner: "another page", until: now + 600 });
  const task = vi.fn(async () => {});
  await withSendLock(task, "cart");
  expect(task).toHaveBeenCalledTimes(1);
});

it("dropLease removes this page's lease, but not another page's", async () => {
  void withSendLock(() => new Promise(() => {}));
  expect(lease()).not.toBeNull();
  dropLease("reader");
  expect(lease()).toBeNull();
  storeLease({ owner: "another page", until: now + 600 });
  dropLease("reader");
  expect(lease()).toContain("another page");
});

it("with locks, releases the lock when the user leaves the page, and finishes the task", async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  const first = Promise.withResolvers<void>();
  const end = vi.fn();
  const begun = Promise.withResolvers<void>();
  const work = () => {
    begun.resolve();
    return first.promise;
  };
  void withSendLock(work).then(end);
  await begun.promise;
  dispatchEvent(new Event("pagehide"));
  const next = vi.fn(async () => {});
  await withSendLock(next);
  expect(next).toHaveBeenCalledTimes(1);
  expect(end).not.toHaveBeenCalled();
  first.resolve();
  await vi.waitFor(() => expect(end).toHaveBeenCalled());
});

it("sends without the lock if the browser refuses it to a sandboxed page", async () => {
  const request = () => Promise.reject(new DOMException("Refused.", "SecurityError"));
  vi.spyOn(navigator, "locks", "get").mockReturnValue({ request } as unknown as LockManager);
  const task = vi.fn(async () => {});
  await withSendLock(task);
  expect(task).toHaveBeenCalledTimes(1);
});

it("with locks, does not repeat a failed task", async () => {
  vi.restoreAllMocks();
  const task = vi.fn(() => Promise.reject(new Error("It failed.")));
  await expect(withSendLock(task)).rejects.toThrow("It failed.");
  expect(task).toHaveBeenCalledTimes(1);
});
