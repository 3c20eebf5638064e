import { expect, it } from "vitest";
import { uniqueId } from "./unique-id.js";

it("never gives the same id twice", () => {
  const ids = Array.from({ length: 100 }, () => uniqueId("field"));
  expect(new Set(ids).size).toBe(100);
  expect(ids[0]).toMatch(/^quire-field-\d+$/);
});
