import { readFileSync } from "node:fs";
import { at } from "../workspace.mjs";

/** Emulates slow 4G and a phone's processor. Throughput is in bytes a second, latency in milliseconds. */
export const CONDITIONS = {
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
  cpu: 4,
};

/** Milliseconds after which a visit fails. */
const LONGEST = 180_000;

const probe = readFileSync(at("tools/bench/probe.js"), "utf8");

/**
 * Opens a page as a first-time visitor on a slow connection, and lets `measure` inspect it.
 * @param page the path of the page
 * @param reader e-mail and password of a signed-in visitor
 */
export async function visit(browser, address, measure, reader) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    if (reader) await signIn(context, new URL(address).origin, reader);
    const page = await context.newPage();
    const failures = [];
    page.on("pageerror", (error) => failures.push(error));
    await page.addInitScript(probe);
    const session = await context.newCDPSession(page);
    const { cpu, ...network } = CONDITIONS;
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    await session.send("Performance.enable");
    await page.goto(address, { waitUntil: "commit" });
    const tooLong = setTimeout(() => context.close(), LONGEST);
    const measured = await measure({ page, session, ...questions(page, session) }).catch((cause) => {
      throw new Error(`${address} could not be measured: ${cause.message}`, { cause });
    });
    clearTimeout(tooLong);
    if (failures.length > 0) throw new Error(`${address}: ${failures[0].message}`);
    return measured;
  } finally {
    await context.close();
  }
}

async function signIn(context, origin, reader) {
  const answer = await context.request.post(`${origin}/authenticate`, { form: reader, headers: { origin } });
  if (!answer.ok()) throw new Error(`${reader.username} could not sign in: ${answer.status()}`);
}

/** Wraps a page for measurements. */
function questions(page, session) {
  return {
    /** Resolves with the time at which each `[condition, least]` became true, and the bytes by then. */
    arrivals: (...wanted) => page.evaluate((all) => window.bench.arrivals(all), wanted),
    /** Clicks the page's trigger and measures the same from the click. */
    async clickUntil(...wanted) {
      await page.evaluate((all) => window.bench.afterClick(all), wanted);
      await page.mouse.click(...(await centre(page)));
      return page.evaluate(() => window.clicked);
    },
    /** Presses a key and measures the same from the press. */
    async keyUntil(key, ...wanted) {
      await page.evaluate((all) => window.bench.afterKey(all), wanted);
      await page.keyboard.press(key);
      return page.evaluate(() => window.pressed);
    },
    /** Removes the limits of the connection. Only the processor stays slow. */
    async fastLine() {
      const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      await session.send("Network.emulateNetworkConditions", unlimited);
    },
    async hover() {
      await page.mouse.move(...(await centre(page)));
    },
    /** Waits until the page has loaded and nothing has arrived for a second and a half. */
    async settle() {
      await page.waitForLoadState("load");
      const arrived = () => page.evaluate(() => performance.getEntriesByType("resource").length);
      for (let before = -1, now = await arrived(); before !== now; now = await arrived()) {
        before = now;
        await page.waitForTimeout(1500);
      }
    },
    /** Returns the milliseconds for which the main thread has worked. */
    async work() {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
    },
    /** Counts event listeners and heap bytes after garbage collection. */
    async footprint() {
      for (let pass = 0; pass < 3; pass++) await session.send("HeapProfiler.collectGarbage");
      const { jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
      const { usedSize: heap } = await session.send("Runtime.getHeapUsage");
      return { listeners, heap };
    },
  };
}

/** Asks the page itself, because a locator would compile its own script right before the click. */
function centre(page) {
  return page.evaluate(() => {
    const { x, y, width, height } = document.querySelector("#sign-in, #film, #buy").getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}
