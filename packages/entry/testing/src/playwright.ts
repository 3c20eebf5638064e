import { getResponse } from "msw";
import type { FakeBackend } from "./backend/create-fake-backend.js";

/** The members of Playwright's `Route` that are used, so that this package needs no Playwright. */
interface Route {
  request(): {
    url(): string;
    method(): string;
    headers(): Readonly<Record<string, string>>;
    postDataBuffer(): Uint8Array | null;
  };
  fulfill(answer: { status: number; headers: Record<string, string>; body: Buffer }): Promise<void>;
  abort(): Promise<void>;
  fallback(): Promise<void>;
}

/** A page or context of Playwright. */
interface Routed {
  route(url: RegExp, handler: (route: Route) => Promise<void>): Promise<unknown>;
}

/**
 * Answers the calls of a page, or of all pages of a context, by a fake backend. Other requests are unchanged.
 * @example
 * const backend = createFakeBackend({ tier: "subscribers" });
 * await routeCalls(page, backend);
 * await page.goto("/my-library");
 */
export async function routeCalls(page: Routed, backend: FakeBackend): Promise<void> {
  await page.route(/^https?:/, async (route) => {
    const request = route.request();
    const body = request.postDataBuffer();
    const response = await getResponse(
      backend.handlers,
      new Request(request.url(), {
        method: request.method(),
        headers: request.headers(),
        body: body && new Uint8Array(body),
      }),
    );
    if (!response) return route.fallback();
    if (response.type === "error") return route.abort();
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
}
