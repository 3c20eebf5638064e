import { isQuireError, parseJson } from "@quire/core";
import type { Endpoint, Failure } from "../contract/index.js";
import { isPage } from "./answer.js";
import { isTimeout, retryAfterOf } from "./fetch-again.js";
import { judge } from "./judge.js";
import { RequestError } from "./request-error.js";
import { tellUnauthorized } from "./unauthorized.js";

/** Turns whatever a request failed with into the one typed error. */
export async function requestErrorOf(
  cause: unknown,
  endpoint: Endpoint,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const what = failed(endpoint);
  // Checked first, because a 401 ends the session and aborts the user's calls.
  if (isQuireError(cause)) return cause;
  if (signal?.aborted) return new RequestError("request/aborted", what, { why: "It was given up.", cause });
  if (isTimeout(cause)) {
    return new RequestError("request/timeout", what, { why: "No answer came in time.", cause });
  }
  return globalThis.navigator?.onLine === false
    ? new RequestError("request/offline", what, { why: "The browser is offline.", cause })
    : new RequestError("request/network", what, { why: "The connection failed.", cause });
}

/** Statuses that mean a wrong address if the endpoint does not declare them. */
const ELSEWHERE = [404, 405];

export const failed = ({ name }: Endpoint): string => `The call "${name}" failed.`;

/** The error of an answer that is not good. */
export async function statusErrorOf(endpoint: Endpoint, response: Response): Promise<RequestError> {
  const { status } = response;
  if (status === 401) tellUnauthorized(endpoint);
  const failure = await readFailure(endpoint, response);
  return new RequestError("request/status", failed(endpoint), {
    why: `The server answered ${status}.`,
    status,
    isMisplaced:
      isPage(response) ||
      isCrossSite(failure) ||
      (ELSEWHERE.includes(status) && !endpoint.failures?.[status]),
    failure,
    retryAfter: retryAfterOf(response.headers),
  });
}

/** The server took the page's own origin for another site: on the way to it, the Host was changed. */
const isCrossSite = (failure: unknown) =>
  // Nothing reads as no problems; the endpoint's schema has typed whatever else it is.
  (Object(failure) as Partial<Failure>).errors?.some(({ code }) => code === "cross-site") === true;

/** The failure as the endpoint declares it; one that does not fit counts as none. */
async function readFailure({ failures }: Endpoint, response: Response): Promise<unknown> {
  const { status } = response;
  const schema = failures?.[status] ?? (status < 500 && failures?.["4XX"]);
  if (!schema) return undefined;
  try {
    // An empty body names no failure; it is no answer that cannot be read.
    const { value, issue } = judge(schema, parseJson((await response.text()) || "{}"));
    return issue ? undefined : value;
  } catch {
    return undefined; // The body is not JSON, such as a proxy's error page: only the status counts.
  }
}
