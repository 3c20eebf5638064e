import { expect, it } from "vitest";
import { accountMark } from "./lockout-store.js";

it("is the same for one account in any notation, and mostly differs between accounts", () => {
  expect(accountMark(" Ada@Quire.test ")).toBe(accountMark("ada@quire.test"));
  const marks = Array.from({ length: 200 }, (_, index) => accountMark(`reader-${index}@quire.test`));
  expect(new Set(marks).size).toBeGreaterThan(190);
  expect(accountMark("ab")).not.toBe(accountMark("ba"));
});

it("is one of 65,536 numbers, so that it identifies nobody", () => {
  for (const name of ["", "a", "ada@quire.test", "ä".repeat(300), "😀@quire.test"]) {
    expect(accountMark(name)).toBeGreaterThanOrEqual(0);
    expect(accountMark(name)).toBeLessThan(65_536);
    expect(Number.isInteger(accountMark(name))).toBe(true);
  }
});
