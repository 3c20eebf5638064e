import { expect, it } from "vitest";
import { hashAccount } from "./lockout-store.js";

it("is the same for one account in any notation, and mostly differs between accounts", () => {
  expect(hashAccount(" Ada@Quire.test ")).toBe(hashAccount("ada@quire.test"));
  const marks = Array.from({ length: 200 }, (_, index) => hashAccount(`reader-${index}@quire.test`));
  expect(new Set(marks).size).toBeGreaterThan(190);
  expect(hashAccount("ab")).not.toBe(hashAccount("ba"));
});

it("is one of 65,536 numbers, so that it identifies nobody", () => {
  for (const name of ["", "a", "ada@quire.test", "ä".repeat(300), "😀@quire.test"]) {
    expect(hashAccount(name)).toBeGreaterThanOrEqual(0);
    expect(hashAccount(name)).toBeLessThan(65_536);
    expect(Number.isInteger(hashAccount(name))).toBe(true);
  }
});
