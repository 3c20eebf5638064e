import { HTTPException } from "hono/http-exception";
import type { ApiApp, ApiContext } from "./api-env.js";
import { Refusal, refusal } from "./refusal.js";

/** Answers every error as JSON. Details of unexpected errors go to the log only. */
export function answerError(error: Error, c: ApiContext): Response {
  if (error instanceof Refusal) {
    if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
    return c.json(error.body, error.status);
  }
  if (error instanceof HTTPException) return error.getResponse();
  console.error(`${c.req.method} ${c.req.path} failed:`, error);
  return c.json({ errors: [{ code: "internal", message: "Something went wrong on the server." }] }, 500);
}

/** Answers unknown paths below the API with 404 as JSON. The site handles all other paths. */
export function refuseUnknown(app: ApiApp): void {
  for (const path of ["/api/*", "/service/*"]) {
    app.all(path, (c) => {
      throw refusal(404, "unknown-path", `There is no ${c.req.method} ${c.req.path}.`);
    });
  }
}
