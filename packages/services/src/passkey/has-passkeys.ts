import * as configuration from "../configuration/index.js";

/** Whether this browser knows passkeys, on this page. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === "function";
}

/** Whether a form to sign in offers them: the configuration says that the API has them, and the browser can. */
export function offersPasskeys(): boolean {
  return configuration.passkeys() && canUsePasskeys();
}
