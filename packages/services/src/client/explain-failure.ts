import { pageSingleton, QuireError, report } from "@quire/core";
import type { Base, Endpoint } from "../contract/index.js";
import { A_PAGE } from "./answer.js";
import type { RequestError } from "./request-error.js";

/** A failed call. */
export interface FailedCall {
  readonly error: RequestError;
  readonly endpoint: Endpoint;
  /** The requested address. */
  readonly address: string;
}

interface Advice {
  readonly why: string;
  readonly fix: string;
}

/** Bases of the site's own API. */
const OWN: readonly Base[] = ["site", "api", "service"];

const PATHS = "/api/, /service/, /authenticate, /logout and /quire/";
const PROXY = `forward ${PATHS} from the page's own origin to that server, with the browser's Host (README, "The API on another server")`;
const REBASE = `Compare "api", "service" and "site" of the configuration with where the API lies, and ${PROXY}.`;

/**
 * Reports a failed call to the developer, once for each distinct error. The report has the code, call, method, address,
 * status, probable cause and fix. A base that is wrong or unreachable is logged once for all its calls.
 */
export function explainFailure(call: FailedCall): void {
  const { error, endpoint } = call;
  const target = new URL(call.address, getLocation()?.origin ?? "http://localhost/");
  const status = error.status === undefined ? "" : ` → ${error.status}`;
  const what = `The call "${endpoint.name}" failed: ${endpoint.method} ${target.origin}${target.pathname}${status}.`;
  // A rejected body may contain a password, so its error must not reach the console.
  const cause = error.code === "request/body" ? undefined : error.cause;
  const { why, fix } = adviceFor(call, target);
  const isBaseFault = error.isMisplaced || error.code === "request/network";
  const note = isBaseFault ? " Other calls that fail for this reason are not logged." : "";
  const isLogged = !isBaseFault || isFirst(`${endpoint.base}: ${why}`);
  report(new QuireError(error.code, what, { why, fix: fix + note, cause }), isLogged);
}

/**
 * Returns true for the first failure of a base for a reason. The browser's console lists all failed requests.
 */
function isFirst(reason: string): boolean {
  const known = pageSingleton("wrong-bases", () => new Set<string>());
  return known.size < known.add(reason).size;
}

function adviceFor({ error, endpoint }: FailedCall, target: URL): Advice {
  switch (error.code) {
    case "request/network":
      return explainUnreachable(endpoint, target);
    case "request/timeout":
      return {
        why: "The answer was not complete in time.",
        fix: 'See what the server waits for; the configuration\'s "timeout" (milliseconds) says how long Quire does.',
      };
    case "request/status":
      return explainRefusal(error);
    default:
      return explainUnreadable(error);
  }
}

function explainUnreachable({ base }: Endpoint, target: URL): Advice {
  const here = getLocation();
  if (here?.protocol === "https:" && target.protocol === "http:")
    return {
      why: "Browsers block http addresses on https pages (mixed content).",
      fix: "Serve it by https.",
    };
  if (!here || target.origin === here.origin)
    return {
      why: "The server could not be reached, or it cut the connection; a connect-src of the page's Content-Security-Policy without 'self' does the same.",
      fix: "Check that it is running, and look for this address in the browser's network panel.",
    };
  const policy = `allow ${target.origin} in connect-src where the page has a Content-Security-Policy`;
  if (OWN.includes(base))
    return {
      why: `It is on another origin than the page (${here.origin}), and that server may not let the page's origin call it (CORS).`,
      fix: `Let it answer with ${corsHeaders(here)} (reference API: --origin ${here.origin}), and ${policy}. Or ${PROXY}.`,
    };
  return {
    why: `The server could not be reached, or it does not let ${here.origin} read its answers (CORS), or the page's policy forbids it.`,
    fix: `Let it answer with ${base === "identity" ? corsHeaders(here) : allowOrigin(here)}, and ${policy}.`,
  };
}

const allowOrigin = ({ origin }: Location) => `Access-Control-Allow-Origin: ${origin}`;

const corsHeaders = (here: Location) => `${allowOrigin(here)} and Access-Control-Allow-Credentials: true`;

function explainRefusal({ status = 0, why = "" }: RequestError): Advice {
  if (status === 404 || status === 405 || status === 501)
    return {
      why: "Nothing answers this call at this address: the base is wrong, or a proxy does not forward the path.",
      fix: REBASE,
    };
  if (status === 403)
    return {
      why: "The server refused it. If no account is restricted, it may have compared Origin with a Host other than the browser's.",
      fix: "Let the proxy pass on the browser's Host, and look at the answer's body in the network panel.",
    };
  if (status >= 500)
    return { why, fix: "See the server's log. A gateway may not reach the server behind it." };
  return {
    why,
    fix: "See the answer's body in the network panel, and openapi.json for the expected request.",
  };
}

function explainUnreadable({ why = "", status }: RequestError): Advice {
  if (why === A_PAGE)
    return {
      why: `${why} The base is wrong, a site sends its start page for every path, or the network wants a sign-in first.`,
      fix: REBASE,
    };
  return { why, fix: `Compare the ${status === undefined ? "request" : "answer"} with openapi.json.` };
}

function getLocation(): Location | undefined {
  // Documents without their own origin (srcdoc, data:) have the origin "null", which cannot be a base of
  // addresses.
  return globalThis.location?.origin?.startsWith("http") ? globalThis.location : undefined;
}
