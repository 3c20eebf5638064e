import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { expect } from "vitest";
import { CHROMIUM_ARGS, findChromium } from "../../../tools/chromium.mjs";
import { closing } from "../../cms/e2e/harness/closing.js";
import { createVisits, type Visits } from "../../cms/e2e/harness/visits.js";
import { withSite } from "../../cms/e2e/harness/with-site.js";
import { type Front, openFront } from "./front.js";
import { installConsumer, removeConsumer, runScript } from "./install.js";

interface Fixtures {
  browser: Browser;
  /** Folder of the installed and built consumer. */
  folder: string;
  front: Front;
  /** Console messages of the page. */
  said: string[];
  visits: Visits;
  /** The opened page of the application. */
  page: Page;
}

interface Consumer {
  /** Serves the built application if its files alone are not enough. @returns its origin */
  readonly serve?: (folder: string) => Promise<{ readonly origin: string; close(): Promise<void> }>;
}

/** Tests of a consumer in a real browser, against the real reference API. */
export const consumer = (name: string, { serve }: Consumer = {}) =>
  withSite.extend<Fixtures>({
    browser: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
      async ({}, use) => {
        const browser = await chromium.launch({
          executablePath: findChromium() ?? "chromium",
          args: CHROMIUM_ARGS,
        });
        await use(browser);
        await closing(browser.close());
      },
      { scope: "file" },
    ],
    folder: [
      // biome-ignore lint/correctness/noEmptyPattern: as above
      async ({}, use) => {
        const folder = await installConsumer(name);
        await runScript(folder, "build");
        await use(folder);
        removeConsumer(folder);
      },
      { scope: "file" },
    ],
    front: [
      async ({ folder, site }, use) => {
        const server = await serve?.(folder);
        const front = await openFront(server?.origin ?? join(folder, "dist"), site.origin);
        await use(front);
        await closing(front.close());
        if (server) await closing(server.close());
      },
      { scope: "file" },
    ],
    visits: async ({ browser, front, task }, use) => {
      const visits = createVisits(browser, front.origin);
      await use(visits);
      if (task.result?.state === "fail") console.error(visits.log.join("\n"));
      await visits.close();
      expect(visits.faults).toEqual({ errors: [], violations: [] });
    },
    page: async ({ visits }, use) => {
      const page = await visits.blank();
      await page.goto("/");
      await use(page);
    },
    said: async ({ page }, use) => {
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      await use(said);
    },
  });
