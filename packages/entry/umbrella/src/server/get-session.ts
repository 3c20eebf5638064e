import { profile } from "@quire/services/contract";
import type { Session } from "@quire/services/session";
import type { Incoming } from "./incoming.js";
import { callForRequest, type ServerOptions } from "./request-data.js";

/**
 * Returns the session of a request's user: known with the profile, anonymous, or unknown if the API does not answer. A
 * request makes one call, however often this is called. The page must not come from a shared cache.
 * @example
 * // Next, in a server component
 * const session = await getSession(await headers(), { api: "http://api.internal:4173/api/" });
 * if (session.status === "known") return <p>Hello {session.user.firstName}</p>;
 * @public
 */
export async function getSession(request: Incoming, options: ServerOptions): Promise<Session> {
  const outcome = await callForRequest(request, profile, options);
  if ("value" in outcome) return { status: "known", user: outcome.value };
  return { status: outcome.status === 401 ? "anonymous" : "unknown" };
}

/**
 * Starts the call of `getSession` early, next to other work of the server.
 * @example
 * preloadSession(request, options);
 * const article = await readArticle(slug);
 * const session = await getSession(request, options);
 * @public
 */
export function preloadSession(request: Incoming, options: ServerOptions): void {
  void callForRequest(request, profile, options);
}
