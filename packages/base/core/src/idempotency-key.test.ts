import { expect, it } from "vitest";
import { idempotencyKey } from "./idempotency-key.js";

it("makes intent keys that are long, random and free of crypto.randomUUID", () => {
  const keys = Array.from({ length: 100 }, idempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
