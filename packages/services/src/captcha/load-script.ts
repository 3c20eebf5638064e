import { ownDocument } from "@quire/core";
import { trustedScriptUrl } from "./trusted-script-url.js";

/** Runs a script of another place; a script of the page made it, so `'strict-dynamic'` lets it run. */
export function loadScript(src: string, signal: AbortSignal): Promise<void> {
  const script = ownDocument.createElement("script");
  script.async = true;
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`The script could not be loaded: ${src}`));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    script.src = trustedScriptUrl(src);
    ownDocument.head.append(script);
  }).catch((error) => {
    script.remove(); // The next try loads it anew.
    throw error;
  });
}
