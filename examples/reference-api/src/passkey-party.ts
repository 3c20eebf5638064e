import type { ApiContext } from "./api-env.js";
import { siteOf } from "./own-address.js";
import type { State } from "./state.js";

/** For whom passkeys are made and sign. */
export interface PasskeyParty {
  /** The page that has asked has to be of this origin. */
  readonly origin: string;
  /** A passkey is for one host name, and known to no other. */
  readonly rpId: string;
}

/** The configured site; where that is not known, the one of the request, which is enough to try things but can be forged. */
export function passkeyParty(c: ApiContext, state: State): PasskeyParty {
  const { origin, hostname } = new URL(siteOf(c, state));
  return { origin, rpId: hostname };
}
