import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright";
import { parseAst } from "rollup/parseAst";
import { expect } from "vitest";
import { becomes, fillSignIn, submitSignIn } from "../cms/e2e/harness/reader.js";
import { consumer } from "./harness/test.js";

const it = consumer("rollup");

/** Limit for the first download of a page, in bytes after brotli. The file also has the code after the first paint. */
const MOST = 42_000;

/** Returns a script with everything that it imports statically. */
function getFiles(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const statement of parseAst(readFileSync(file, "utf8")).body) {
    const source = "source" in statement ? statement.source?.value : undefined;
    if (typeof source === "string") getFiles(join(dirname(file), source), found);
  }
  return found;
}

const signIn = async (page: Page) => {
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.locator('quire-auth-modal input[name="password"]').waitFor();
  await fillSignIn(page.locator("quire-auth-modal"));
  await submitSignIn(page.locator("quire-auth-modal"));
  await becomes(page, "known");
};

it("starts with few bytes, and without React", ({ folder }) => {
  const files = [...getFiles(join(folder, "dist/main.js"))];
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
  expect(bytes).toBeLessThanOrEqual(MOST);
  expect(bytes).toBeGreaterThan(MOST / 2);
  expect(files.filter((file) => readFileSync(file, "utf8").includes("react.production"))).toEqual([]);
});

it("adds to the cart once for each click, and updates the badge", async ({ page, site }) => {
  await becomes(page, "anonymous");
  const add = page.getByRole("button", { name: "Add to cart" });
  await add.click();
  await expect.poll(() => add.getAttribute("data-state"), { timeout: 15_000 }).toBe("done");
  await expect.poll(() => page.locator("quire-mini-cart [part=badge]").textContent()).toBe("1");
  expect(await site.scenario.requests("POST", "/api/shopping-cart")).toHaveLength(1);
});

it("signs in by an overlay without a tag on the page, and saves", async ({ page }) => {
  await becomes(page, "anonymous");
  await signIn(page);
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  await expect.poll(() => save.getAttribute("data-state"), { timeout: 15_000 }).toBe("on");
});

it("fills a data mount", async ({ page }) => {
  await page.getByRole("combobox").or(page.locator('input[name="q"]')).first().focus();
  await page.keyboard.type("man", { delay: 30 });
  const options = page.locator('quire-search [role="option"]:visible');
  await expect.poll(() => options.count(), { timeout: 15_000 }).toBeGreaterThan(0);
});
