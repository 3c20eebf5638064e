import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { CHROMIUM_ARGS, findChromium } from "../../../../tools/chromium.mjs";
import { GOOD_CARD, getCharges, tokenFor } from "../../../reference-api/src/testing/buyer.js";
import { createMortal, type Mortal } from "../../../reference-api/src/testing/mortal.js";
import { closeAll, startSite } from "../../../reference-api/src/testing/site.js";
import type * as Tab from "../harness/shop-tab.js";
import { sourceScript } from "../harness/source-script.js";

const ENTRY = fileURLToPath(new URL("../harness/shop-tab.ts", import.meta.url));
const TAB = '<!doctype html><meta charset="utf-8"><title>Shop</title><body><script src="/tab.js"></script>';
/** The moments at which the server is killed, and the number of orders that are stored by then. */
const MOMENTS = [
  ["between the charge and the order's commit", "after=1&sql=INSERT INTO shop_orders", 0],
  ["between the order's commit and its answer", "after=2&sql=COMMIT", 1],
] as const;

let script: string;
let browser: Browser;
let mortal: Mortal;
beforeAll(async () => {
  script = await sourceScript(ENTRY, "tab");
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
});
afterEach(async () => {
  await mortal.close();
  await closeAll();
});
afterAll(() => browser.close());

/** Opens a tab of the shop on that server. The user has a book in the cart. */
async function openTab(origin: string): Promise<Page> {
  const context = await browser.newContext();
  await context.route(`${origin}/tab`, (route) => route.fulfill({ contentType: "text/html", body: TAB }));
  await context.route(`${origin}/tab.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/tab`);
  await inTab(page, (tab) => tab.enter("newcomer@quire.test", "Reader#2026"));
  await page.reload();
  await inTab(page, (tab) => tab.known().then(() => tab.add({ productId: "10011", type: "ship" })));
  return page;
}

const inTab = <Result>(page: Page, work: (tab: typeof Tab) => Promise<Result> | Result): Promise<Result> =>
  page.evaluate(`(${work})(tab)`);

function ordersIn(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("SELECT order_key FROM shop_orders").all();
  database.close();
  return rows.length;
}

it.each(MOMENTS)(
  "shows one receipt and one charge when the server is killed %s (robustness-21)",
  {
    timeout: 60_000,
  },
  async (_, moment, written) => {
    const outside = await startSite();
    mortal = createMortal(`${outside.outside}/payment/charges`);
    const origin = await mortal.start();
    const page = await openTab(origin);
    const payment = JSON.stringify(await tokenFor(outside, GOOD_CARD));
    await page.exposeFunction("pressed", async () => {
      await fetch(`${origin}/die?${moment}`, { method: "POST" });
    });
    const done = page.evaluate(`tab.order(${payment}, pressed)`);
    await mortal.killed();
    expect([ordersIn(mortal.file), (await getCharges(outside)).length]).toEqual([written, 1]);
    await expect.poll(() => inTab(page, (tab) => tab.states.at(-1))).toBe("checking");
    await mortal.start();
    await done;
    expect([ordersIn(mortal.file), (await getCharges(outside)).length]).toEqual([1, 1]);
    const states = await inTab(page, (tab) => tab.states);
    expect(states).toEqual([
      ...states.slice(0, -3),
      "submitting",
      "checking",
      expect.stringMatching(/^ordered \d+$/),
    ]);
    await page.context().close();
  },
);
