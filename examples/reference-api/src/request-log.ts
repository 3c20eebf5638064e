import type { MiddlewareHandler } from "hono";
import type { ApiApp, ApiEnv } from "./api-env.js";

const MAX_COUNT = 5000;
const HEADERS = ["idempotency-key", "content-type", "accept", "origin", "cookie", "if-modified-since"];

interface LoggedRequest {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string;
}

/** Records requests for tests: `GET /__scenario/requests` lists them, `DELETE` clears them. */
export function createRequestLog(): { record: MiddlewareHandler<ApiEnv>; register(app: ApiApp): void } {
  let requests: LoggedRequest[] = [];
  return {
    async record(c, next) {
      if (!c.req.path.startsWith("/__")) {
        const named = HEADERS.map((name) => [name, c.req.header(name)] as const);
        const headers = Object.fromEntries(named.filter(([, value]) => value !== undefined));
        const query = new URL(c.req.url).search;
        const body = await c.req.text();
        // The filter above has removed undefined values.
        const entry = { method: c.req.raw.method, path: c.req.path, query, headers, body } as LoggedRequest;
        requests = [...requests.slice(1 - MAX_COUNT), entry];
      }
      await next();
    },
    register(app) {
      app.get("/__scenario/requests", (c) => c.json(requests));
      app.delete("/__scenario/requests", (c) => {
        requests = [];
        return c.body(null, 204);
      });
    },
  };
}
