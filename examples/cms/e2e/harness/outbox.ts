import type { Page } from "playwright";

/** Returns the unsent writes in the page's storage as text, which is empty once all were sent. */
export function waitingWrites(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([name]) => name.startsWith("quire:outbox:"))
      .join("\n"),
  );
}
