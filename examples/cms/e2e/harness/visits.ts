import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { closing } from "./closing.js";
import { watchTraffic } from "./traffic.js";

/** Unexpected faults on the pages of a test. */
interface Faults {
  readonly errors: string[];
  readonly violations: string[];
}

/** The browser contexts of one test. */
export interface Visits {
  /** Opens a page in a new browser context, with its own cookies and storage. */
  open(address: string, options?: BrowserContextOptions): Promise<Page>;
  /** Opens an empty page, for tests that prepare it before the first navigation. */
  blank(options?: BrowserContextOptions): Promise<Page>;
  /** Uncaught errors, unhandled rejections and policy violations so far. */
  readonly faults: Faults;
  /** Console messages and failed requests of the pages. A failing test prints them. */
  readonly log: string[];
  close(): Promise<void>;
}

export function createVisits(browser: Browser, origin: string): Visits {
  const contexts = new Set<BrowserContext>();
  const faults: Faults = { errors: [], violations: [] };
  const log: string[] = [];

  async function blank(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true, ...options });
    contexts.add(context);
    context.on("close", () => contexts.delete(context)); // A test has closed it by itself.
    context.setDefaultTimeout(15_000);
    watchTraffic(context);
    context.on("console", (message) => log.push(`${message.page()?.url()}: ${message.text()}`));
    context.on("requestfailed", (request) => log.push(`${request.url()}: ${request.failure()?.errorText}`));
    context.on("weberror", (error) => faults.errors.push(String(error.error())));
    await context.exposeBinding("__violation", (_, text: string) => faults.violations.push(text));
    await context.addInitScript(watchPolicy);
    return context.newPage();
  }

  return {
    blank,
    faults,
    log,
    async open(address, options) {
      const page = await blank(options);
      await page.goto(address);
      return page;
    },
    async close() {
      await Promise.all([...contexts].map((context) => closing(end(context))));
    },
  };
}

/** Closes a context. Its routes may still be answering, so their errors are ignored. */
async function end(context: BrowserContext): Promise<void> {
  const ignoring = { behavior: "ignoreErrors" } as const;
  await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll(ignoring)));
  await context.close();
}

/** Runs in each page, before its own scripts. */
function watchPolicy(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
    const report = Reflect.get(window, "__violation");
    report([effectiveDirective, blockedURI, sourceFile, sample].join(" "));
  });
}
