import { spawn } from "node:child_process";
import { utimesSync } from "node:fs";
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CHROMIUM_ARGS, findChromium } from "./chromium.mjs";
import { at } from "./workspace.mjs";

let child;
let site;
let browser;

beforeAll(async () => {
  child = spawn(process.execPath, [at("tools/dev.mjs"), "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  site = await new Promise((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (data) => {
      said += data;
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`It ended: ${said}`)));
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
});

/** As an editor does that saves. */
function save(file) {
  const now = new Date();
  utimesSync(at(file), now, now);
}

/** Milliseconds until the page is there anew. */
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

it("serves the sources, and shows a change within 2 s", async () => {
  const page = await browser.newPage();
  await page.goto(site);
  await page.waitForSelector("html[data-quire-user=anonymous]", { timeout: 60_000 });
  await page.locator("quire-mini-cart [part=badge]").first().waitFor({ state: "attached" });
  expect(await untilReloaded(page, () => save("packages/widgets/mini-cart/src/mini-cart.css"))).toBeLessThan(
    2_000,
  );
  await page.waitForSelector("html[data-quire-user=anonymous]", { timeout: 60_000 });
  expect(await untilReloaded(page, () => save("examples/cms/templates/home.html"))).toBeLessThan(2_000);
}, 120_000);
