import { afterEach, expect, it, vi } from "vitest";
import { quantitiesDone } from "./quantities-done.js";
import { quantityChanges, setChange } from "./quantity-changes.js";

const asked = (quantity: number) => ({ quantity, problem: undefined });
const failed = { quantity: undefined, problem: "failed" } as const;

afterEach(() => quantityChanges().setState({ changes: new Map() }));

it("there is nothing to wait for where nothing is under way, a line that went wrong included", () => {
  expect(quantitiesDone()).toBeUndefined();
  setChange("1", failed);
  expect(quantitiesDone()).toBeUndefined();
});

it("waits for the last of several, and says that all was done", async () => {
  setChange("1", asked(2));
  setChange("2", asked(3));
  const heard = vi.fn();
  const done = quantitiesDone()?.then(heard);
  setChange("1", undefined);
  await Promise.resolve();
  expect(heard).not.toHaveBeenCalled();
  setChange("2", undefined);
  await done;
  expect(heard).toHaveBeenCalledExactlyOnceWith(true);
});

it("says that not all was done where one of several went wrong", async () => {
  setChange("1", asked(2));
  setChange("2", asked(3));
  const done = quantitiesDone();
  setChange("1", failed);
  setChange("2", undefined);
  await expect(done).resolves.toBe(false);
});

it("ignores failures of later changes", async () => {
  setChange("1", asked(2));
  const done = quantitiesDone();
  setChange("1", undefined);
  setChange("1", asked(3));
  setChange("1", failed);
  await expect(done).resolves.toBe(true);
});
