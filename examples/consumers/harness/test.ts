import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { expect } from "vitest";
import { CHROMIUM_ARGS, findChromium } from "../../../tools/chromium.mjs";
import { getFreePort } from "../../../tools/test/get-free-port.mjs";
import { closing } from "../../cms/e2e/harness/closing.js";
import { openSite, type Site } from "../../cms/e2e/harness/site.js";
import { createVisits, type Visits } from "../../cms/e2e/harness/visits.js";
import { withSite } from "../../cms/e2e/harness/with-site.js";
import { type Front, openFront } from "./front.js";
import { installConsumer, removeConsumer, runScript } from "./install.js";
import type { Served } from "./serve.js";

interface Fixtures {
  /** Port of the application. The site's payment frame accepts it. */
  port: string;
  site: Site;
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

/** Addresses for an application, at its build and when it runs. */
interface SiteEnvironment extends Record<string, string> {
  /** Origin of the API. */
  readonly QUIRE_SITE: string;
  /** Frame of the payment service. */
  readonly QUIRE_PAYMENT: string;
  /** Port of the application. */
  readonly PORT: string;
}

const getEnvironment = ({ origin, outside }: Site, port: string): SiteEnvironment => ({
  PORT: port,
  QUIRE_SITE: origin,
  QUIRE_PAYMENT: `${outside}/payment/card`,
});

interface Consumer {
  /** Serves the built application if its files alone are not enough. */
  readonly serve?: (folder: string, env: SiteEnvironment) => Promise<Served>;
  /** The application's own server forwards the calls. By default, a server in front of both does. */
  readonly forwards?: "with the page's host" | "with the API's host";
}

/** Tests of a consumer in a real browser, against the real reference API. */
export const consumer = (name: string, { serve, forwards }: Consumer = {}) =>
  withSite.extend<Fixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
    port: [async ({}, use) => use(String(await getFreePort())), { scope: "file" }],
    site: [
      async ({ hostFront, port }, use) => {
        const site = await openSite(hostFront, {
          trustProxy: forwards === "with the API's host",
          applicationPorts: [port],
        });
        await use(site);
        await closing(site.stop());
      },
      { scope: "file" },
    ],
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
      async ({ site, port }, use) => {
        const folder = await installConsumer(name);
        await runScript(folder, "build", getEnvironment(site, port));
        await use(folder);
        removeConsumer(folder);
      },
      { scope: "file" },
    ],
    front: [
      async ({ folder, site, port }, use) => {
        const isFront = serve !== undefined && forwards !== undefined;
        const server = await serve?.(
          folder,
          getEnvironment(site, isFront ? port : String(await getFreePort())),
        );
        const front =
          server && isFront
            ? server
            : await openFront(server?.origin ?? join(folder, "dist"), site.origin, port);
        await use(front);
        await closing(front.close());
        if (server && server !== front) await closing(server.close());
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
      const messages: string[] = [];
      page.on("console", (message) => messages.push(message.text()));
      await use(messages);
    },
  });
