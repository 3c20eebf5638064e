import { setTimeout as pause } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { MiddlewareHandler, Next } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";
import type { ApiApp, ApiContext, ApiEnv } from "./api-env.js";
import { refusal } from "./refusal.js";

/**
 * A fault to simulate. `status` and `body` answer without doing the work. `delay` answers normally, but
 * later. `hang` never answers. `cut` closes the connection at once, and `cut-after` closes it after the work.
 */
const FaultSchema = v.object({
  kind: v.picklist(["status", "body", "delay", "hang", "cut", "cut-after"]),
  /** HTTP method. If absent, every method. */
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  /** A whole path, or a prefix that ends with `*`. */
  path: v.string(),
  /** Number of requests that fail. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.unknown()),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  contentType: v.optional(v.string(), "application/json"),
  /** Milliseconds to wait before a fault of any kind. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)), 0),
});
type Fault = v.InferOutput<typeof FaultSchema>;

/** Creates faults for tests: `POST /__faults` adds one, `DELETE /__faults` removes all, `GET` lists them. */
export function createFaults(): { strike: MiddlewareHandler<ApiEnv>; register(app: ApiApp): void } {
  let waiting: Fault[] = [];

  function take(method: string, path: string): Fault | undefined {
    const fault = waiting.find((one) => matches(one, method, path));
    if (fault && --fault.times === 0) waiting = waiting.filter((one) => one !== fault);
    return fault;
  }

  return {
    async strike(c, next) {
      const path = c.req.path;
      const fault = path.startsWith("/__") ? undefined : take(c.req.raw.method, path);
      return fault ? perform(c, fault, next) : next();
    },
    register(app) {
      app.get("/__faults", (c) => c.json(waiting));
      app.delete("/__faults", (c) => {
        waiting = [];
        return c.body(null, 204);
      });
      app.post("/__faults", async (c) => {
        const result = v.safeParse(FaultSchema, await c.req.json());
        if (!result.success) throw refusal(400, "fault", JSON.stringify(v.flatten(result.issues)));
        waiting.push(result.output);
        return c.body(null, 204);
      });
    },
  };
}

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  return fault.path.endsWith("*") ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path;
}

async function perform(c: ApiContext, fault: Fault, next: Next): Promise<Response | undefined> {
  await pause(fault.delayMs);
  switch (fault.kind) {
    case "delay":
      await next();
      return undefined;
    case "hang":
      return new Promise(() => {}); // The promise ends when the client disconnects or the server closes.
    case "cut":
      return cut(c);
    case "cut-after":
      await next();
      c.res = cut(c);
      return undefined;
    default:
      return answer(fault);
  }
}

function answer({ kind, status, body, headers, contentType }: Fault): Response {
  const text = typeof body === "string" || body === undefined ? (body ?? "") : JSON.stringify(body);
  // The schema allows any status from 200 to 599. Statuses that forbid a body have none.
  const code = (status ?? (kind === "body" ? 200 : 500)) as ContentfulStatusCode | 204 | 304;
  const bare = code === 204 || code === 304;
  return new Response(bare ? null : text, {
    status: code,
    headers: { ...(!bare && { "Content-Type": contentType }), ...headers },
  });
}

function cut(c: ApiContext): Response {
  if (!c.env.outgoing)
    throw new Error("A connection can be cut only where @hono/node-server serves the app.");
  c.env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
