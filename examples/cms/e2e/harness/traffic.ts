import type { BrowserContext, Page, Request } from "playwright";

/** The requests of a page. */
interface Traffic {
  /** The number of requests that have started or ended. */
  count: number;
  readonly open: Set<Request>;
}

const traffics = new WeakMap<Page, Traffic>();

/** Returns the requests of a page since it was opened. */
export function getTraffic(page: Page): Traffic {
  const traffic = traffics.get(page) ?? { count: 0, open: new Set() };
  traffics.set(page, traffic);
  return traffic;
}

/** Counts the requests of all pages of a context from now on. */
export function watchTraffic(context: BrowserContext): void {
  const getPage = (request: Request): Page | undefined => {
    try {
      return request.frame().page();
    } catch {
      return undefined; // The first request of a new page has no frame yet.
    }
  };
  context.on("request", (request) => {
    const page = getPage(request);
    if (!page) return;
    const traffic = getTraffic(page);
    traffic.count += 1;
    traffic.open.add(request);
  });
  const endRequest = (request: Request) => {
    const page = getPage(request);
    if (!page) return;
    const traffic = getTraffic(page);
    traffic.count += 1;
    traffic.open.delete(request);
  };
  context.on("requestfinished", endRequest);
  context.on("requestfailed", endRequest);
}
