import { expect, it } from "vitest";
import { testPatterns } from "./test-patterns.mjs";

const faults = (source, path = "packages/a/b/src/c.test.ts") => testPatterns([[path, source]]).output;

it.each([
  'it.skip("opens", () => {});',
  'it.only("opens", () => {});',
  'it.todo("opens");',
  'describe.skip("a door", () => {});',
  'it.concurrent.skip("opens", () => {});',
  'it.fails("opens", () => {});',
  "await expect.poll(() => asked.length).toBe(1);",
  "await expect\n  .poll(async () => (await asked()).length, { timeout: 1000 })\n  .toBe(1);",
  "await expect.poll(() => asked).toHaveLength(1);",
  "await expect.poll(() => spy).toHaveBeenCalledTimes(1);",
  "expect(performance.now() - began).toBeGreaterThan(4_500);",
  "expect(Date.now() - start).toBeLessThan(5_000);",
])("finds %j", (source) => {
  expect(faults(`// One line before.\n${source}`)).toMatch(/^packages\/a\/b\/src\/c\.test\.ts:[23]: /);
});

it.each([
  'it("skips what is read only", () => {});',
  "list.only(one);",
  "await expect.poll(() => asked.length).toBe(10);",
  "await expect.poll(() => asked.length).toBeGreaterThan(0);\nexpect(asked.length).toBe(1);",
  "await expect.poll(() => asked).not.toHaveLength(0);\nexpect(asked).toHaveLength(1);",
  "await expect.poll(() => open).toBe(false);\nexpect(left).toBe(1);",
  "await expectAfter(500, () => asked.length > 1);",
])("accepts %j", (source) => expect(faults(source)).toBe(""));

it("finds fixed waits in browser tests", () => {
  const path = "packages/a/b/src/c.browser.test.tsx";
  expect(faults("await new Promise((resolve) => setTimeout(resolve, 50));", path)).toContain(`${path}:1: `);
  expect(faults("await new Promise((resolve) => setTimeout(resolve));", path)).toBe("");
});

it("finds tests that are retried", () => {
  const config = 'test: { name: "browser", retry: 1 }';
  expect(faults(config, "vitest.config.ts")).toContain("vitest.config.ts:1: ");
  expect(faults("retry: 0", "vitest.config.ts")).toBe("");
  expect(faults("call(row, { retry: RETRY })")).toBe("");
});
