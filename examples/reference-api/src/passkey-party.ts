import type { ApiContext } from "./api-env.js";
import { getSite } from "./own-address.js";
import { isAllowedPage } from "./same-origin.js";
import type { State } from "./state.js";

/** The relying party of passkeys. */
export interface PasskeyParty {
  /** Required origin of the requesting page. */
  readonly origin: string;
  /** Host name for which a passkey is valid. */
  readonly rpId: string;
}

/**
 * Returns the requesting page if its origin is configured, else the configured site, else the request's host. The
 * request's host suits a trial, but can be forged.
 */
export function passkeyParty(c: ApiContext, state: State): PasskeyParty {
  const page = isAllowedPage(c, state.trust) ? c.req.header("origin") : undefined;
  const { origin, hostname } = new URL(page ?? getSite(c, state));
  return { origin, rpId: hostname };
}
