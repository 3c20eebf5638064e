import { fileURLToPath } from "node:url";
import { createScenario } from "@quire/conformance/scenario";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CHROMIUM_ARGS, findChromium } from "../../../../tools/chromium.mjs";
import { openShop, type Shop } from "../harness/shop.js";
import { shopSteps } from "../harness/shop-steps.js";
import { openShopper } from "../harness/shopper.js";
import { sourceScript } from "../harness/source-script.js";

/**
 * A failure prints its seed. Set `QUIRE_SEED` to run only that seed. A seed takes a quarter of a second of
 * CPU time, so a full test run uses only the first 60. `QUIRE_RUNS=200` runs all 200.
 */
const { QUIRE_SEED: seed, QUIRE_RUNS: runs = "60" } = process.env;
const SEEDS = seed ? [seed] : Array.from({ length: Number(runs) }, (_, index) => `shop ${200 - index}`);
const ENTRY = fileURLToPath(new URL("../harness/shop-tab.ts", import.meta.url));

let shop: Shop;
let browser: Browser;
let page: Page;
/** The keys of all submitted orders. */
const intents = new Set<string>();

beforeAll(async () => {
  shop = await openShop(await sourceScript(ENTRY, "tab"));
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  page = await browser.newPage();
  await page.exposeFunction("pressed", (key: string) => intents.add(key));
  await page.goto(`${shop.origin}/empty`);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

async function goThrough(name: string): Promise<void> {
  const steps = shopSteps(name);
  const shopper = await openShopper(page, shop, createScenario(shop.origin));
  for (const step of steps) await shopper.does(step);
  await shopper.rests();
  const hint = `QUIRE_SEED="${name}" repeats ${JSON.stringify(steps)}`;
  await expect.poll(() => shopper.disagreement(), { interval: 10, message: hint }).toEqual([]);
  const orders = shop.orders().toSorted();
  const charges = await shop.charges();
  // Every charge belongs to one order, and the user has submitted each order.
  expect(charges.toSorted(), hint).toEqual(orders);
  expect(new Set(orders).size, hint).toBe(orders.length);
  expect(
    orders.filter((key) => !intents.has(key)),
    hint,
  ).toEqual([]);
}

it("ends random sequences with equal carts and one order each (robustness-21, robustness-38, robustness-40)", {
  timeout: 300_000,
}, async () => {
  for (const name of SEEDS) await goThrough(name);
});
