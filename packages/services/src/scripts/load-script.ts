import { ownDocument } from "@quire/core";
import type { ScriptProvider } from "./known-scripts.js";
import { trustedScriptUrl } from "./trusted-script-url.js";

/**
 * Runs a provider's script. Quire's own script creates the element, so that `'strict-dynamic'` allows it.
 * @throws TypeError if the address is neither the provider's nor trusted
 */
export function loadScript(provider: ScriptProvider, src: string, signal: AbortSignal): Promise<void> {
  const script = ownDocument.createElement("script");
  script.async = true;
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`The script could not be loaded: ${src}`));
    script.src = trustedScriptUrl(provider, src);
    ownDocument.head.append(script);
  });
  return Promise.race([loaded, whenAborted(signal)]).catch((error) => {
    script.remove(); // The next attempt loads it again.
    throw error;
  });
}

/**
 * Rejects with the signal's reason when it aborts, or at once if it has already aborted. For use in
 * `Promise.race`.
 */
export function whenAborted(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {}); // Prevents an unhandled rejection after the race.
  return aborted;
}
