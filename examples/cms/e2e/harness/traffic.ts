import type { BrowserContext, Page, Request } from "playwright";

/** Requests of a page. */
interface Traffic {
  /** Requests that began or ended so far. */
  count: number;
  readonly open: Set<Request>;
}

const traffics = new WeakMap<Page, Traffic>();

/** The requests of a page since it was opened. */
export function getTraffic(page: Page): Traffic {
  const traffic = traffics.get(page) ?? { count: 0, open: new Set() };
  traffics.set(page, traffic);
  return traffic;
}

/** From now on the requests of all pages of a context are counted. */
export function watchTraffic(context: BrowserContext): void {
  const getPage = (request: Request): Page | undefined => {
    try {
      return request.frame().page();
    } catch {
      return undefined; // A new page's first request has no frame yet.
    }
  };
  context.on("request", (request) => {
    const page = getPage(request);
    if (!page) return;
    const traffic = getTraffic(page);
    traffic.count += 1;
    traffic.open.add(request);
  });
  const ends = (request: Request) => {
    const page = getPage(request);
    if (!page) return;
    const traffic = getTraffic(page);
    traffic.count += 1;
    traffic.open.delete(request);
  };
  context.on("requestfinished", ends);
  context.on("requestfailed", ends);
}
