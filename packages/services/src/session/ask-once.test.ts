import { expect, it, vi } from "vitest";
import { askOnce } from "./ask-once.js";
import { restartSession } from "./session-changes.js";

it("joins who has asked for the same, until there is an answer", async () => {
  const ask = vi.fn(async () => "saved");
  expect(await Promise.all([askOnce("save 7", ask), askOnce("save 7", ask)])).toEqual(["saved", "saved"]);
  expect(ask).toHaveBeenCalledTimes(1);
  await askOnce("save 7", ask);
  await askOnce("save 8", ask);
  expect(ask).toHaveBeenCalledTimes(3);
});

it("asks again after a failure", async () => {
  await expect(askOnce("save 7", () => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  expect(await askOnce("save 7", async () => "saved")).toBe("saved");
});

it("keeps readers apart, also where the first never hears of it", async () => {
  const first = vi.fn();
  askOnce("save 7", () => new Promise<string>(() => {})).then(first);
  restartSession();
  expect(await askOnce("save 7", async () => "for another reader")).toBe("for another reader");
  expect(first).not.toHaveBeenCalled();
});
