import { afterEach, expect, it, vi } from "vitest";
import { waitForQuantities } from "./quantities-done.js";
import { quantityChanges, setChange } from "./quantity-changes.js";

const pendingChange = (quantity: number) => ({ quantity, problem: undefined });
const failed = { quantity: undefined, problem: "failed" } as const;

afterEach(() => quantityChanges().setState({ changes: new Map() }));

it("returns undefined without a pending change, even if a line has a problem", () => {
  expect(waitForQuantities()).toBeUndefined();
  setChange("1", failed);
  expect(waitForQuantities()).toBeUndefined();
});

it("waits for the last of several changes and resolves with true", async () => {
  setChange("1", pendingChange(2));
  setChange("2", pendingChange(3));
  const listener = vi.fn();
  const done = waitForQuantities()?.then(listener);
  setChange("1", undefined);
  await Promise.resolve();
  expect(listener).not.toHaveBeenCalled();
  setChange("2", undefined);
  await done;
  expect(listener).toHaveBeenCalledExactlyOnceWith(true);
});

it("resolves with false when one of several changes failed", async () => {
  setChange("1", pendingChange(2));
  setChange("2", pendingChange(3));
  const done = waitForQuantities();
  setChange("1", failed);
  setChange("2", undefined);
  await expect(done).resolves.toBe(false);
});

it("ignores failures of later changes", async () => {
  setChange("1", pendingChange(2));
  const done = waitForQuantities();
  setChange("1", undefined);
  setChange("1", pendingChange(3));
  setChange("1", failed);
  await expect(done).resolves.toBe(true);
});
