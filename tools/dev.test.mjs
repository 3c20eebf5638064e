import { spawn } from "node:child_process";
import { utimesSync } from "node:fs";
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CHROMIUM_ARGS, findChromium } from "./chromium.mjs";
import { at } from "./workspace.mjs";

let child;
let site;
let partner;
let browser;

beforeAll(async () => {
  child = spawn(process.execPath, [at("tools/dev.mjs"), "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  [site, partner] = await new Promise((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (data) => {
      output += data;
      const addresses = ["The Quire Review", "Partner site"].map(
        (name) => new RegExp(`${name} +(http://localhost:\\d+)`).exec(output)?.[1],
      );
      if (addresses.every(Boolean)) resolve(addresses);
    });
    child.once("exit", () => reject(new Error(`It ended: ${output}`)));
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
});

/** Touches a file as an editor does on saving. */
function save(file) {
  const now = new Date();
  utimesSync(at(file), now, now);
}

/** Returns the milliseconds until the page has reloaded. */
async function untilReloaded(page, change) {
  await page.evaluate(() => {
    window.isOld = true;
  });
  const start = performance.now();
  change();
  await page.waitForFunction(() => !window.isOld && document.readyState !== "loading", undefined, {
    polling: 50,
    timeout: 20_000,
  });
  return performance.now() - start;
}

/** Waits until the page has started and listens for changes. */
async function isThere(page) {
  await page.waitForSelector("html[data-quire-user=anonymous]", { timeout: 60_000 });
  await page.locator("quire-mini-cart [part=badge]").first().waitFor({ state: "attached" });
}

/** Returns the milliseconds that a page takes to load, which measure the machine's current speed. */
async function untilLoaded(page) {
  const start = performance.now();
  await page.reload({ waitUntil: "domcontentloaded" });
  return performance.now() - start;
}

/** Expects a reload within 2 s, or within four times the page's own load time on a slow machine. */
async function expectSoon(page, change) {
  const before = await untilLoaded(page);
  await isThere(page);
  const took = await untilReloaded(page, change);
  const after = await untilLoaded(page);
  expect(took).toBeLessThan(Math.max(2_000, 4 * Math.max(before, after)));
}

it("serves the sources, and shows a change within 2 s", async () => {
  const page = await browser.newPage();
  await page.goto(site);
  await isThere(page);
  await expectSoon(page, () => save("packages/widgets/mini-cart/src/mini-cart.css"));
  await expectSoon(page, () => save("examples/cms/templates/home.html"));
}, 120_000);

it("serves partner scripts and the page script to another origin", async () => {
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.text().startsWith("[quire]")) faults.push(message.text());
  });
  await page.goto(`${partner}/films`, { waitUntil: "commit" });
  await page.locator("quire-video-embed [part=start]").first().waitFor({ timeout: 60_000 });
  await page.goto(partner, { waitUntil: "commit" });
  await page.locator("quire-show-more[data-state=ready]").first().waitFor({ timeout: 60_000 });
  await untilReloaded(page, () => save("packages/widgets/show-more/src/show-more.css"));
  expect(faults).toEqual([]);
}, 180_000);
