import type { ApiContext } from "./api-env.js";
import { getSite } from "./own-address.js";
import { isAllowedPage } from "./same-origin.js";
import type { State } from "./state.js";

/** The relying party of passkeys. */
export interface PasskeyParty {
  /** Origins whose pages may create and use a passkey. */
  readonly origins: string[];
  /** Host name for which a passkey is valid. */
  readonly rpId: string;
}

/**
 * Returns the configured host name with the origins that may use it (beyond-435). Without one, passkeys are for the host of
 * the requesting page if its origin is configured, else of the site, else of the request. The request's host suits a trial,
 * but can be forged.
 */
export function passkeyParty(c: ApiContext, state: State): PasskeyParty {
  const page = isAllowedPage(c, state.trust) ? c.req.header("origin") : undefined;
  const { origin, hostname } = new URL(page ?? getSite(c, state));
  const { rpId } = state;
  return rpId
    ? { origins: [origin, ...getRelatedOrigins(state)], rpId }
    : { origins: [origin], rpId: hostname };
}

/** Lists the origins whose pages may use the passkeys of the configured host name. */
export function getRelatedOrigins({ site, trust }: Pick<State, "site" | "trust">): string[] {
  return [...new Set([...(site ? [new URL(site).origin] : []), ...(trust.origins ?? [])])];
}
