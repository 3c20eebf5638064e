import { readFileSync } from "node:fs";
import { at } from "../workspace.mjs";

/** Emulates slow 4G and a phone's processor. Throughput is in bytes a second, latency in milliseconds. */
export const CONDITIONS = {
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
  cpu: 4,
};

/** A slow line with a long way to the server. */
export const SLOW_LINE = { downloadThroughput: 400_000, uploadThroughput: 100_000, latency: 400 };

/** Milliseconds after which a visit fails. */
const LONGEST = 300_000;

/** Milliseconds without a request after which a page is at rest. */
const REST = 1500;

/** The same between two presses. It is longer than a round trip, so that code which follows other code counts. */
const SHORT_REST = 500;

const probe = readFileSync(at("tools/bench/probe.js"), "utf8");

/**
 * Opens a page as a first-time visitor on a slow connection, and lets `measure` inspect it.
 * @param address the address of the page
 * @param options.reader e-mail and password of a signed-in visitor
 * @param options.line another connection
 */
export async function visit(browser, address, measure, { reader, line } = {}) {
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
    await session.send("Network.emulateNetworkConditions", { offline: false, ...network, ...line });
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

/** Signs in by the browser itself, because only the browser finds the bench's hosts. */
async function signIn(context, origin, reader) {
  const page = await context.newPage();
  await page.goto(`${origin}/quire/blank.html`);
  const status = await page.evaluate(
    async (form) =>
      (await fetch("/authenticate", { method: "POST", body: new URLSearchParams(form) })).status,
    reader,
  );
  if (status >= 400) throw new Error(`${reader.username} could not sign in: ${status}`);
  await page.close();
}

/** Wraps a page for measurements. */
function questions(page, session) {
  async function settle(rest = REST) {
    await page.waitForLoadState("load");
    const arrived = () => page.evaluate(() => performance.getEntriesByType("resource").length);
    for (let before = -1, now = await arrived(); before !== now; now = await arrived()) {
      before = now;
      await page.waitForTimeout(rest);
    }
  }
  async function react(act) {
    const start = await page.evaluate(() => performance.now());
    await act();
    await settle(SHORT_REST);
    return page.evaluate((time) => window.bench.getReaction(time), start);
  }
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
    /**
     * Clicks the first visible element of a selector and waits until the page is at rest. Resolves with the
     * longest task since, and with the time until the next paint.
     */
    async press(selector) {
      const [x, y] = await page.evaluate((wanted) => window.bench.bringIntoView(wanted), selector);
      await settle(SHORT_REST);
      return react(() => page.mouse.click(x, y));
    },
    /** Presses a key and measures the same. */
    pressKey: (key) => react(() => page.keyboard.press(key)),
    /** Waits until the page has loaded and nothing has arrived for a second and a half. */
    settle,
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

/** The trigger that a page's scenario clicks. The last one is the sign-in link of the example site. */
const TRIGGERS = '#sign-in, #film, #buy, .masthead-account [data-mode="sign-in"]';

/** Asks the page itself, because a locator would compile its own script right before the click. */
function centre(page) {
  return page.evaluate((triggers) => {
    const { x, y, width, height } = document.querySelector(triggers).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }, TRIGGERS);
}
