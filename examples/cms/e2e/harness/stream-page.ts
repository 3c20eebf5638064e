import type { Locator, Page } from "playwright";
import { expect } from "vitest";

export const streamList = (page: Page): Locator => page.locator("quire-stream-list");
export const entries = (page: Page): Locator => streamList(page).locator('[part~="entry"]');
export const more = (page: Page): Locator =>
  streamList(page).getByRole("button", { name: "Load more items" });

/** Replaces the main content of the page at `path` with `html`, from now on. */
async function putIn(page: Page, path: string, html: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replace(/(<main[^>]*>)[\s\S]*<\/main>/, (_, open) => `${open}${html}</main>`);
      await route.fulfill({ response, body });
    },
  );
}

/** Goes to a page with lists, and waits for their entries. */
export async function openList(page: Page, path: string, html: string): Promise<void> {
  await putIn(page, path, html);
  await page.goto(path);
  await shows(page, "ready");
}

export async function shows(page: Page, state: string): Promise<void> {
  await expect.poll(() => streamList(page).getAttribute("data-state"), { timeout: 20_000 }).toBe(state);
}
