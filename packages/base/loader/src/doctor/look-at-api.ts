import { getPageSetting } from "@quire/core";
import type { Finding } from "./reported.js";

const PATHS = "/api/, /service/, /authenticate, /logout and /quire/";
const PROXY = `Serve ${PATHS} from the page's own origin, and forward them to that server with the browser's Host.`;

/** Timeout of the call in milliseconds. */
const CALL_TIMEOUT_MS = 10_000;

/** Calls the API once. Finds one that is elsewhere, unreachable or unreadable, and disabled cookies. */
export async function lookAtApi(signal: AbortSignal): Promise<Finding[]> {
  const base = getAddress(getPageSetting("api"));
  const found = navigator.cookieEnabled ? [] : [getCookieFinding()];
  if (!base) return found; // The fault in the configuration was already reported.
  const isCrossOrigin = base.origin !== location.origin;
  return [...found, ...(await findUnreachable(new URL("user/profile", base), isCrossOrigin, signal))];
}

function getAddress(api: unknown): URL | undefined {
  const text = typeof api === "string" ? api.replace(/\/?$/, "/") : "/api/";
  return URL.canParse(text, location.href) ? new URL(text, location.href) : undefined;
}

async function findUnreachable(
  address: URL,
  isCrossOrigin: boolean,
  signal: AbortSignal,
): Promise<Finding[]> {
  // An API that never answers counts as unreachable.
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]);
  const init = { method: "HEAD", cache: "no-store", credentials: "include", signal: inTime } as const;
  try {
    const { status, headers } = await fetch(address, init);
    const isPage = headers.get("content-type")?.includes("html") ?? false;
    if ([404, 405, 501].includes(status) || isPage) return [getMissingFinding(address, status)];
    return status >= 500 ? [getStatusFinding(address, status)] : [];
  } catch {
    if (signal.aborted) return [];
    const isReachable = isCrossOrigin && (await isReached(address, inTime));
    return [isReachable ? getCorsFinding(address) : getUnreachableFinding(address)];
  }
}

/** Returns true if the server answers at all, even with an answer that the page may not read. */
function isReached(address: URL, signal: AbortSignal): Promise<boolean> {
  return fetch(address, { mode: "no-cors", cache: "no-store", signal }).then(
    () => true,
    () => false,
  );
}

function toFinding(code: string, what: string, fix: string): Finding {
  return { area: "api", code, what, fix };
}

const getCookieFinding = () =>
  toFinding(
    "session/cookie",
    "This browser keeps no cookies for the page, so no one can sign in.",
    "Allow cookies, and let no frame around the page be sandboxed without allow-same-origin.",
  );

const getMissingFinding = ({ href }: URL, status: number) =>
  toFinding(
    "request/status",
    `The API does not answer at ${href} (${status}).`,
    `Compare "api" in the configuration with where the API lies. ${PROXY}`,
  );

const getStatusFinding = ({ href }: URL, status: number) =>
  toFinding(
    "request/status",
    `${href} answers with ${status}.`,
    "Check the server's log. Behind a proxy, check that the server it forwards to is running.",
  );

const getCorsFinding = ({ origin }: URL) =>
  toFinding(
    "request/network",
    `${origin} answers without CORS for credentials: the page may not read it.`,
    `Let it answer with Access-Control-Allow-Origin: ${location.origin} and Access-Control-Allow-Credentials: true (reference API: --origin ${location.origin}). Or ${PROXY.charAt(0).toLowerCase()}${PROXY.slice(1)}`,
  );

const getUnreachableFinding = ({ href }: URL) =>
  toFinding(
    "request/network",
    `${href} cannot be reached.`,
    "Check that the server is running, and look for this address in the network panel.",
  );
