import type { Page } from "playwright";
import { expect } from "vitest";
import { filesOf, readFiles } from "../../../../tools/check/sizes.mjs";
import { at } from "../../../../tools/workspace.mjs";
import { downloaded } from "../harness/downloaded.js";
import { settled } from "../harness/inert.js";
import { becomes, openAs } from "../harness/reader.js";
import { it } from "../harness/test.js";

const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";
const LIBRARY = { saves: 2, folders: [{ name: "Board papers", items: 1 }] };

/** Files of Quire that a press may ask for until what it opens shows. */
const MOST = 6;
const SLOW = { timeout: 15_000 };

interface Pressed {
  readonly flyout: string;
  readonly address: string;
  readonly isReader?: boolean;
  /** Brings its trigger into sight, where it is not there from the beginning. @returns what to press */
  readonly trigger?: (page: Page) => Promise<string>;
}

const list = "quire-stream-list";
const bulk = (name: string) => async (page: Page) => {
  await page.locator(`${list} input[type=checkbox]`).nth(1).check();
  return `${list} [data-quire-open="${name}"]`;
};
async function shareFolder(page: Page): Promise<string> {
  await page.locator("quire-folder-list").getByRole("link", { name: "Board papers", exact: true }).click();
  return 'quire-folder-list [part="share"]';
}

/** Each where the site has it. */
const FLYOUTS: readonly Pressed[] = [
  { flyout: "share-flyout", address: ARTICLE },
  { flyout: "forgot-password-flyout", address: "/sign-in" },
  { flyout: "embed-flyout", address: "/video/7001/the-napkin-and-the-plan" },
  { flyout: "save-flyout", address: ARTICLE, isReader: true },
  { flyout: "change-password-flyout", address: "/my-library", isReader: true },
  { flyout: "passkeys-flyout", address: "/my-library", isReader: true },
  { flyout: "share-list-flyout", address: "/my-library", isReader: true, trigger: shareFolder },
  {
    flyout: "bulk-discard-flyout",
    address: "/my-library",
    isReader: true,
    trigger: bulk("bulk-discard-flyout"),
  },
  {
    flyout: "bulk-organize-flyout",
    address: "/my-library",
    isReader: true,
    trigger: bulk("bulk-organize-flyout"),
  },
];

it.for(FLYOUTS)(
  "$flyout asks for few files until it shows (beyond-118)",
  async (pressed, { visits, site }) => {
    const { flyout, address, isReader, trigger } = pressed;
    const page = isReader
      ? await openAs(visits, await site.scenario.account({ library: LIBRARY }), address)
      : await visits.open(address);
    await becomes(page, isReader ? "known" : "anonymous");
    const control = page.locator((await trigger?.(page)) ?? `main [data-quire-open="${flyout}"]`).first();
    await control.waitFor();
    await settled(page);
    const all = readFiles(process.env.QUIRE_CDN ?? at("dist/cdn"));
    const before = new Set(await downloaded(page));
    const missing = [...filesOf({ pressed: flyout }, all)].filter((file) => !before.has(file)).sort();
    // Held back, they have nothing run that asks for more.
    const asked = new Set<string>();
    const released = Promise.withResolvers<void>();
    await page.route(/\/quire\/.+\.js$/, async (route) => {
      asked.add(new URL(route.request().url()).pathname.replace("/quire/", ""));
      await released.promise;
      await route.continue();
    });
    await control.click();
    await expect.poll(() => [...asked].sort(), SLOW).toEqual(missing);
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.length).toBeLessThanOrEqual(MOST);
    released.resolve();
    await expect
      .poll(() => page.locator(`quire-${flyout} :is(button, input, textarea):visible`).count(), SLOW)
      .toBeGreaterThan(0);
  },
);
