import { afterEach, expect, it, vi } from "vitest";
import { inOneTab } from "./in-one-tab.js";

afterEach(() => vi.restoreAllMocks());

it("waits for a running task of the same name, but not of another name", async () => {
  const order: string[] = [];
  const first = Promise.withResolvers<string>();
  const holds = inOneTab("order", () => {
    order.push("first");
    return first.promise;
  });
  const waits = inOneTab("order", () => order.push("second"));
  await inOneTab("gift", () => order.push("another"));
  expect(order).toEqual(["first", "another"]);
  first.resolve("done");
  expect(await holds).toBe("done");
  await waits;
  expect(order).toEqual(["first", "another", "second"]);
});

it("uses a lock of the whole origin", async () => {
  const heldLocks = await inOneTab("order", async () => (await navigator.locks.query()).held);
  expect(heldLocks?.map(({ name }) => name)).toContain("quire:order");
});

it("runs at once in a browser without locks, such as on plain http", async () => {
  vi.spyOn(navigator, "locks", "get").mockReturnValue(undefined as unknown as LockManager);
  expect(await inOneTab("order", async () => "done")).toBe("done");
});
