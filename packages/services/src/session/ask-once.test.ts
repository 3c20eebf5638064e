import { expect, it, vi } from "vitest";
import { dedupe } from "./dedupe.js";
import { restartSession } from "./session-changes.js";

it("joins a running call with the same request", async () => {
  const ask = vi.fn(async () => "saved");
  expect(await Promise.all([dedupe("save 7", ask), dedupe("save 7", ask)])).toEqual(["saved", "saved"]);
  expect(ask).toHaveBeenCalledTimes(1);
  await dedupe("save 7", ask);
  await dedupe("save 8", ask);
  expect(ask).toHaveBeenCalledTimes(3);
});

it("calls again after a failure", async () => {
  await expect(dedupe("save 7", () => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  expect(await dedupe("save 7", async () => "saved")).toBe("saved");
});

it("separates users, also when the first user's call never ends", async () => {
  const first = vi.fn();
  dedupe("save 7", () => new Promise<string>(() => {})).then(first);
  restartSession();
  expect(await dedupe("save 7", async () => "for another reader")).toBe("for another reader");
  expect(first).not.toHaveBeenCalled();
});
