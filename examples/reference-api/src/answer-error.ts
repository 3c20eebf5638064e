import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ApiApp, ApiContext } from "./api-env.js";
import { languageOf, translateMessages } from "./language.js";
import { Refusal, refusal } from "./refusal.js";

/** Answers every error as JSON, with messages in the language of the request. Details of unexpected errors go to the log only. */
export function answerError(error: Error, c: ApiContext): Response {
  if (error instanceof Refusal) {
    if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
    return answer(c, error.body, error.status);
  }
  if (error instanceof HTTPException) return error.getResponse();
  console.error(`${c.req.method} ${c.req.path} failed:`, error);
  return answer(c, { errors: [{ code: "internal", message: "Something went wrong on the server." }] }, 500);
}

function answer(c: ApiContext, body: object, status: ContentfulStatusCode): Response {
  const language = languageOf(c);
  c.header("Content-Language", language);
  c.header("Vary", "Accept-Language", { append: true });
  return c.json(translateMessages(body, language) as object, status);
}

/** Answers unknown paths below the API with 404 as JSON. The site handles all other paths. */
export function refuseUnknown(app: ApiApp): void {
  for (const path of ["/api/*", "/service/*"]) {
    app.all(path, (c) => {
      throw refusal(404, "unknown-path", `There is no ${c.req.method} ${c.req.path}.`);
    });
  }
}
