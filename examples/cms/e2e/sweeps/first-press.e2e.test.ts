import { expect } from "vitest";
import { getFiles, readFiles } from "../../../../tools/check/sizes.mjs";
import { at } from "../../../../tools/workspace.mjs";
import { downloaded } from "../harness/downloaded.js";
import { FLYOUTS, LIBRARY } from "../harness/flyouts.js";
import { idle } from "../harness/idle.js";
import { becomes, openAs } from "../harness/reader.js";
import { it } from "../harness/test.js";

/** The maximum number of files of Quire that a click may request until its target shows. */
const MAX_COUNT = 16;
const SLOW = { timeout: 15_000 };

it.for(FLYOUTS)(
  "$flyout requests few files until it shows (beyond-118)",
  async (pressed, { visits, site }) => {
    const { flyout, address, isReader, trigger } = pressed;
    const page = isReader
      ? await openAs(visits, await site.scenario.account({ library: LIBRARY }), address)
      : await visits.open(address);
    await becomes(page, isReader ? "known" : "anonymous");
    const control = page.locator((await trigger?.(page)) ?? `main [data-quire-open="${flyout}"]`).first();
    await control.waitFor();
    await idle(page);
    const all = readFiles(process.env.QUIRE_CDN ?? at("dist/cdn"));
    const before = new Set(await downloaded(page));
    // The first view of a page also needs the code that hydrates it.
    const needed = [...getFiles({ pressed: flyout }, all), ...getFiles({ chunks: ["carry"] }, all)];
    const missing = [...new Set(needed)].filter((file) => !before.has(file)).sort();
    // Blocked files run no code that requests more.
    const requests = new Set<string>();
    const released = Promise.withResolvers<void>();
    await page.route(/\/quire\/.+\.js$/, async (route) => {
      requests.add(new URL(route.request().url()).pathname.replace("/quire/", ""));
      await released.promise;
      await route.continue();
    });
    await control.click();
    await expect.poll(() => [...requests].sort(), SLOW).toEqual(missing);
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.length).toBeLessThanOrEqual(MAX_COUNT);
    released.resolve();
    await expect
      .poll(() => page.locator(`quire-${flyout} :is(button, input, textarea):visible`).count(), SLOW)
      .toBeGreaterThan(0);
  },
);
