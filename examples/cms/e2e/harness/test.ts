import { type Browser, chromium } from "playwright";
import { expect } from "vitest";
import { CHROMIUM_ARGS, findChromium, findWholeChromium } from "../../../../tools/chromium.mjs";
import { closing } from "./closing.js";
import type { HostFront } from "./host-front.js";
import { createVisits, type Visits } from "./visits.js";
import { withSite } from "./with-site.js";

interface Fixtures {
  /** One browser for all files of a worker. */
  browser: Browser;
  /** New for each test. The test fails if one of its pages had an error or violated its policy. */
  visits: Visits;
}

export async function launch(
  { port }: HostFront,
  executablePath = "chromium",
  ...args: readonly string[]
): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, `--host-resolver-rules=MAP *.test 127.0.0.1:${port}`, ...args],
    // Users go back and forward through the cache, which Playwright disables by default.
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
    await site.scenario.clearFaults().catch(() => {}); // A test may have stopped the server.
    expect(visits.faults).toEqual({ errors: [], violations: [] });
  },
});

/** For tests that need full Chromium, such as those of the back/forward cache. */
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
