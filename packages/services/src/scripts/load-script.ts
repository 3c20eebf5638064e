import { ownDocument } from "@quire/core";
import type { ScriptProvider } from "./known-scripts.js";
import { trustedScriptUrl } from "./trusted-script-url.js";
import { whenAborted } from "./when-aborted.js";

/**
 * Runs a provider's script; a script of the page made it, so `'strict-dynamic'` lets it run.
 * @throws TypeError where it is not that provider's, and nobody vouches for it
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
    script.remove(); // The next try loads it anew.
    throw error;
  });
}
