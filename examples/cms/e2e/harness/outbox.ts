import type { Page } from "playwright";

/** The unsent writes in the page's storage, as text. It is empty when all were sent. */
export function waitingWrites(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([name]) => name.startsWith("quire:outbox:"))
      .join("\n"),
  );
}
