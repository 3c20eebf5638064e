import { readFileSync } from "node:fs";
import { at } from "../workspace.mjs";

/** Slow 4G, and a phone's processor: what the browser emulates. Bytes a second, milliseconds a round trip. */
export const CONDITIONS = {
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
  cpu: 4,
};

/** After this many milliseconds a visit has failed: what it waits for does not come. */
const LONGEST = 180_000;

const probe = readFileSync(at("tools/bench/probe.js"), "utf8");

/**
 * Opens a page as a first-time visitor on a slow line, and lets `measure` look at it.
 * @param page the path of the page
 * @param reader with which e-mail and password the visitor has signed in
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

/** A page, as measurements use it. */
function questions(page, session) {
  return {
    /** When each `[condition, least]` came true, and the bytes that it took. */
    arrivals: (...wanted) => page.evaluate((all) => window.bench.arrivals(all), wanted),
    /** Presses the page's trigger; the same for what comes of it, in milliseconds from the press. */
    async clickUntil(...wanted) {
      await page.evaluate((all) => window.bench.afterClick(all), wanted);
      await page.mouse.click(...(await centre(page)));
      return page.evaluate(() => window.clicked);
    },
    /** Presses a key; the same for what comes of it. */
    async keyUntil(key, ...wanted) {
      await page.evaluate((all) => window.bench.afterKey(all), wanted);
      await page.keyboard.press(key);
      return page.evaluate(() => window.pressed);
    },
    /** From here on only the processor is slow. */
    async fastLine() {
      const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      await session.send("Network.emulateNetworkConditions", unlimited);
    },
    async hover() {
      await page.mouse.move(...(await centre(page)));
    },
    /** Until the page has loaded, and nothing more has arrived for a second and a half. */
    async settle() {
      await page.waitForLoadState("load");
      const arrived = () => page.evaluate(() => performance.getEntriesByType("resource").length);
      for (let before = -1, now = await arrived(); before !== now; now = await arrived()) {
        before = now;
        await page.waitForTimeout(1500);
      }
    },
    /** Milliseconds that the main thread has worked so far. */
    async work() {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
    },
    /** Event listeners and bytes of heap that are left after the garbage has been collected. */
    async footprint() {
      for (let pass = 0; pass < 3; pass++) await session.send("HeapProfiler.collectGarbage");
      const { jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
      const { usedSize: heap } = await session.send("Runtime.getHeapUsage");
      return { listeners, heap };
    },
  };
}

/** Asked of the page itself: a locator would have its own script compiled right before the click. */
function centre(page) {
  return page.evaluate(() => {
    const { x, y, width, height } = document.querySelector("#sign-in, #film, #buy").getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}
