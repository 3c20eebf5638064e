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

const held = (lease: object) => localStorage.setItem(LEASE, JSON.stringify(lease));
const lease = () => localStorage.getItem(LEASE);

it("without locks a page that sends says so, for longer than any call takes, and not after that", async () => {
  const said: unknown[] = [];
  await withSendLock(async () => void said.push(JSON.parse(lease() ?? "")));
  expect(said).toEqual([{ owner: expect.stringMatching(/./), until: now + 65_000 }]);
  expect(lease()).toBeNull();
});

it("gives it back also where sending fails", async () => {
  await expect(withSendLock(() => Promise.reject(new Error("It failed.")))).rejects.toThrow("It failed.");
  expect(lease()).toBeNull();
});

it("its own turn is no other's: what it does within does not wait", async () => {
  const done: string[] = [];
  await withSendLock(() => withSendLock(async () => void done.push("inner")));
  expect(done).toEqual(["inner"]);
});

it("waits until another's turn is over", async () => {
  held({ owner: "another page", until: now + 600 });
  const task = vi.fn(async () => {});
  void withSendLock(task);
  await vi.advanceTimersByTimeAsync(599);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(1);
});

it("waits for the longest turn there is, and for none that is said to be longer", async () => {
  const task = vi.fn(async () => {});
  held({ owner: "another page", until: now + 65_001 });
  await withSendLock(task);
  expect(task).toHaveBeenCalledTimes(1);
  held({ owner: "another page", until: now + 65_000 });
  void withSendLock(task);
  await Promise.resolve();
  expect(task).toHaveBeenCalledTimes(1);
});

it.each(["{oops", "null", "[]", '{"owner":"another page"}', '{"owner":1,"until":1793872800500}'])(
  "%j in the storage is nobody's turn (robustness-16)",
  async (text) => {
    localStorage.setItem(LEASE, text);
    const task = vi.fn(async () => {});
    await withSendLock(task);
    expect(task).toHaveBeenCalledTimes(1);
  },
);

it("leaves alone what another page has taken meanwhile", async () => {
  await withSendLock(async () => held({ owner: "another page", until: Date.now() + 1_000 }));
  expect(lease()).toContain("another page");
});

it("does not make one kind of write wait for the other's lease", async () => {
  held({ owner: "another page", until: now + 600 });
  const task = vi.fn(async () => {});
  await withSendLock(task, "cart");
  expect(task).toHaveBeenCalledTimes(1);
});

it("a page that is left gives back its own lease, and no other's", async () => {
  void withSendLock(() => new Promise(() => {}));
  expect(lease()).not.toBeNull();
  dropLease("reader");
  expect(lease()).toBeNull();
  held({ owner: "another page", until: now + 600 });
  dropLease("reader");
  expect(lease()).toContain("another page");
});

it("with locks, a page that is left lets go, and what it has begun goes on", async () => {
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

it("sends without the lock when a sandboxed page is refused it", async () => {
  const request = () => Promise.reject(new DOMException("Refused.", "SecurityError"));
  vi.spyOn(navigator, "locks", "get").mockReturnValue({ request } as unknown as LockManager);
  const task = vi.fn(async () => {});
  await withSendLock(task);
  expect(task).toHaveBeenCalledTimes(1);
});

it("with locks, what fails is tried no second time", async () => {
  vi.restoreAllMocks();
  const task = vi.fn(() => Promise.reject(new Error("It failed.")));
  await expect(withSendLock(task)).rejects.toThrow("It failed.");
  expect(task).toHaveBeenCalledTimes(1);
});
