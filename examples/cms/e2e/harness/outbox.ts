import type { Page } from "playwright";

/** What waits in the page's storage to be sent, as text; empty once all is. */
export function waitingWrites(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([name]) => name.startsWith("quire:outbox:"))
      .join("\n"),
  );
}
