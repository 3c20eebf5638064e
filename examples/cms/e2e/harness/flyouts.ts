import type { Page } from "playwright";
import { ARTICLE } from "./account-widgets.js";

/** A flyout, and the site's control that opens it. */
export interface Pressed {
  readonly flyout: string;
  readonly address: string;
  readonly isReader?: boolean;
  /** Shows the trigger on pages where it is hidden at first. @returns the selector of the trigger */
  readonly trigger?: (page: Page) => Promise<string>;
}

/** The library of the user who opens the flyouts. */
export const LIBRARY = { saves: 2, folders: [{ name: "Board papers", items: 1 }] };

const list = "quire-stream-list";
const bulk = (name: string) => async (page: Page) => {
  await page.locator(`${list} input[type=checkbox]`).nth(1).check();
  return `${list} [data-quire-open="${name}"]`;
};
async function shareFolder(page: Page): Promise<string> {
  await page.locator("quire-folder-list").getByRole("link", { name: "Board papers", exact: true }).click();
  return 'quire-folder-list [part="share"]';
}

/** Each flyout, with a page of the site that contains it. */
export const FLYOUTS: readonly Pressed[] = [
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
