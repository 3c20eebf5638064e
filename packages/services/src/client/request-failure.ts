import { isQuireError, parseJson } from "@quire/core";
import type { Endpoint, Failure } from "../contract/index.js";
import { isPage } from "./answer.js";
import { validateBySchema } from "./judge.js";
import { RequestError } from "./request-error.js";
import { getRetryAfter, isTimeout } from "./retry-settings.js";
import { notifyUnauthorized } from "./unauthorized.js";

/** Converts any failure of a request to a `RequestError`. */
export async function getRequestError(
  cause: unknown,
  endpoint: Endpoint,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const what = formatFailure(endpoint);
  // Checked first, because a 401 ends the session and aborts the user's calls.
  if (isQuireError(cause)) return cause;
  if (signal?.aborted)
    return new RequestError("request/aborted", what, { why: "The call was cancelled.", cause });
  if (isTimeout(cause)) {
    return new RequestError("request/timeout", what, { why: "The answer did not arrive in time.", cause });
  }
  return globalThis.navigator?.onLine === false
    ? new RequestError("request/offline", what, { why: "The browser is offline.", cause })
    : new RequestError("request/network", what, { why: "The connection failed.", cause });
}

/** Statuses that mean a wrong address if the endpoint does not declare them. */
const ELSEWHERE = [404, 405];

export const formatFailure = ({ name }: Endpoint): string => `The call "${name}" failed.`;

/** Returns the error for an answer with an error status. */
export async function getStatusError(endpoint: Endpoint, response: Response): Promise<RequestError> {
  const { status } = response;
  if (status === 401) notifyUnauthorized(endpoint);
  const failure = await readFailure(endpoint, response);
  return new RequestError("request/status", formatFailure(endpoint), {
    why: `The server answered ${status}.`,
    status,
    isMisplaced:
      isPage(response) ||
      isCrossSite(failure) ||
      (ELSEWHERE.includes(status) && !endpoint.failures?.[status]),
    failure,
    retryAfter: getRetryAfter(response.headers),
  });
}

/** Returns true if the server treats the page as another site, because a proxy has changed the Host header. */
const isCrossSite = (failure: unknown) =>
  // `Object(undefined)` has no errors. The endpoint's schema types all others.
  (Object(failure) as Partial<Failure>).errors?.some(({ code }) => code === "cross-site") === true;

/** Returns the failure as the endpoint declares it, or undefined if it does not match the schema. */
async function readFailure({ failures }: Endpoint, response: Response): Promise<unknown> {
  const { status } = response;
  const schema = failures?.[status] ?? (status < 500 && failures?.["4XX"]);
  if (!schema) return undefined;
  try {
    // An empty body is a failure without details, not an unreadable answer.
    const { value, issue } = validateBySchema(schema, parseJson((await response.text()) || "{}"));
    return issue ? undefined : value;
  } catch {
    return undefined; // The body is not JSON, such as a proxy's error page, so only the status counts.
  }
}
