import { test } from "vitest";
import { closing } from "./closing.js";
import { openSite, type Site } from "./site.js";

/** A test with the whole product served; one for all tests of a file. */
export const withSite = test.extend<{ site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await openSite();
      await use(site);
      await closing(site.stop());
    },
    { scope: "file" },
  ],
});
