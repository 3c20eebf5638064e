import { expect } from "vitest";
import { findEngine } from "../../../../tools/engines.mjs";
import { closing } from "../harness/closing.js";
import type { HostFront } from "../harness/host-front.js";
import { openSite, type Site } from "../harness/site.js";
import { withSite } from "../harness/with-site.js";
import type { Engine, Tab } from "./engine.js";

interface Fixtures {
  /** One browser for all tests of a file. */
  engine: Engine;
  /** A user's page. The test fails if the page had an uncaught error. */
  tab: Tab;
}

/** Returns an origin of the site's host name whose pages may call the API. */
export const otherOrigin = ({ port }: HostFront) => `http://localhost:${port}`;

export type EngineTest = ReturnType<typeof engineTest>;

/**
 * Declares a test of the whole product in an engine. If the engine is missing, the test is skipped with a
 * message.
 */
export function engineTest(name: string, launch: (path: string) => Promise<Engine>) {
  const path = findEngine(name);
  if (!path) console.warn(`SKIPPED: the main flows in ${name}, which is not on this machine.`);
  return withSite
    .extend<Fixtures & { site: Site }>({
      site: [
        async ({ hostFront }, use) => {
          const site = await openSite(hostFront, { origins: [otherOrigin(hostFront)] });
          await use(site);
          await closing(site.stop());
        },
        { scope: "file" },
      ],
      engine: [
        // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
        async ({}, use) => {
          const engine = await launch(path ?? "");
          await use(engine);
          await closing(engine.close());
        },
        { scope: "file" },
      ],
      tab: async ({ engine, site }, use) => {
        const tab = await engine.newReader(site.origin);
        await use(tab);
        expect(tab.errors).toEqual([]);
      },
    })
    .skipIf(!path);
}
