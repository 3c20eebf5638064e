import { expect, it } from "vitest";
import { idempotencyKey, uniqueId } from "./ids.js";

it("never returns the same id twice", () => {
  const ids = Array.from({ length: 100 }, () => uniqueId("field"));
  expect(new Set(ids).size).toBe(100);
  expect(ids[0]).toMatch(/^quire-field-\d+$/);
});

it("returns long, random intent keys without crypto.randomUUID", () => {
  const keys = Array.from({ length: 100 }, idempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
