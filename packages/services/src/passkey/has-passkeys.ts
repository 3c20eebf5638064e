import * as configuration from "../configuration/index.js";

/** Returns true when the browser supports passkeys on this page. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === "function";
}

/** Returns true when forms offer passkeys: they are enabled in the configuration, and the browser supports them. */
export function offersPasskeys(): boolean {
  return configuration.passkeys() && canUsePasskeys();
}
