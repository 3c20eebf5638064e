import { type Browser, chromium } from "playwright";
import { expect } from "vitest";
import { CHROMIUM_ARGS, findChromium, findWholeChromium } from "../../../../tools/chromium.mjs";
import { closing } from "./closing.js";
import type { HostFront } from "./host-front.js";
import { createVisits, type Visits } from "./visits.js";
import { withSite } from "./with-site.js";

interface Fixtures {
  /** One for all files of a worker. */
  browser: Browser;
  /** A fresh one for each test, which fails when its pages had an error or broke their policy. */
  visits: Visits;
}

async function launch({ port }: HostFront, executablePath = "chromium"): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, `--host-resolver-rules=MAP *.test 127.0.0.1:${port}`],
    // Readers go back and forth through the cache; the driver's default turns it off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
}

/** A test of the whole product in a real browser. */
export const it = withSite.extend<Fixtures>({
  browser: [
    async ({ hostFront }, use) => {
      const browser = await launch(hostFront, findChromium());
      await use(browser);
      await closing(browser.close());
    },
    { scope: "worker" },
  ],
  visits: async ({ browser, site, task }, use) => {
    const visits = createVisits(browser, site.origin);
    await use(visits);
    if (task.result?.state === "fail") console.error(visits.log.join("\n"));
    await visits.close();
    await site.scenario.clearFaults().catch(() => {}); // The test has stopped the server.
    expect(visits.faults).toEqual({ errors: [], violations: [] });
  },
});

/** For what only all of Chromium has: a page that goes into the cache for back and forward. */
export const inWholeBrowser = it.extend<{ browser: Browser }>({
  browser: [
    async ({ hostFront }, use) => {
      const browser = await launch(hostFront, findWholeChromium());
      await use(browser);
      await closing(browser.close());
    },
    { scope: "worker" },
  ],
});
