import { test } from "vitest";
import { closing } from "./closing.js";
import { type HostFront, openHostFront } from "./host-front.js";
import { openSite, type Site } from "./site.js";

interface Fixtures {
  /** One for all files of a worker, because browsers get its port when they start. */
  hostFront: HostFront;
  /** One site for all tests of a file. */
  site: Site;
}

/** A test that serves the whole product. */
export const withSite = test.extend<Fixtures>({
  hostFront: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
    async ({}, use) => {
      const front = await openHostFront();
      await use(front);
      await closing(front.close());
    },
    { scope: "worker" },
  ],
  site: [
    async ({ hostFront }, use) => {
      const site = await openSite(hostFront);
      await use(site);
      await closing(site.stop());
    },
    { scope: "file" },
  ],
});
